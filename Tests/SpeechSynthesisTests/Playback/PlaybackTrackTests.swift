import SpeechSynthesis
import SpeechTypes
import Testing

@Suite("A track knows every sample and marker of an utterance")
struct PlaybackTrackTests {
  static func bytes(_ samples: some Sequence<Int>) -> ArraySlice<UInt8> {
    samples.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8(truncatingIfNeeded: $0 >> 8)] }[...]
  }

  static func word(_ framePosition: Int) -> SpeechMarker {
    SpeechMarker(.word, framePosition: framePosition, textRange: .empty)
  }

  /// A track of ten words of 100 frames, with a sample for each frame's position.
  private static func track(isComplete: Bool = true) -> PlaybackTrack {
    var track = PlaybackTrack()
    track.append((0..<10).map { word($0 * 100) })
    track.append(bytes(0..<1000))
    if isComplete { track.complete() }
    return track
  }

  /// Writes up to so many frames, and hears them.
  private static func play(_ track: inout PlaybackTrack, _ frameCount: Int) -> [Int] {
    let samples = track.next(atMost: frameCount).map(Int.init)
    _ = track.wrote(samples.count)
    track.heard(track.writtenPosition)
    return samples
  }

  @Test("Samples come out as they went in, whatever the pieces", arguments: [1, 7, 320, 5000])
  func samples(size: Int) {
    var track = Self.track()
    var heard: [Int] = []
    while !track.isWrittenOut { heard += Self.play(&track, size) }
    #expect(heard == Array(0..<1000) && track.isFinished)
  }

  @Test("Negative samples keep their sign")
  func negative() {
    var track = PlaybackTrack()
    track.append(Self.bytes([-1, -32_768, 32_767]))
    #expect(Array(track.next(atMost: 9)) == [-1, -32_768, 32_767])
  }

  @Test("After a pause it goes on with the sample that was not heard, granted once")
  func rewind() {
    var track = Self.track()
    #expect(track.wrote(track.next(atMost: 400).count) == 400)
    track.heard(150)
    track.rewind()
    #expect(track.next(atMost: 1).first == 150)
    #expect(track.wrote(track.next(atMost: 300).count) == 50)
  }

  @Test("Markers are told once, when their sample is heard")
  func markers() {
    var track = Self.track()
    _ = track.wrote(track.next(atMost: 400).count)
    track.heard(100)
    #expect(track.takeReachedMarkers().map(\.framePosition) == [0, 100])
    #expect(track.takeReachedMarkers().isEmpty)
    track.rewind()
    _ = track.wrote(track.next(atMost: 400).count)
    track.heard(299)
    #expect(track.takeReachedMarkers().map(\.framePosition) == [200])
  }

  @Test(
    "An end at a word is that of the word being written",
    arguments: [(1, 100), (100, 100), (101, 200), (901, 1000)])
  func wordEnd(writtenCount: Int, end: Int) {
    var track = Self.track()
    _ = Self.play(&track, writtenCount)
    _ = track.takeReachedMarkers()
    track.end(atWord: .pause)
    // The word at the place itself has been begun when its marker was told.
    let end = writtenCount == end && end < 1000 ? end + 100 : end
    var last = 0
    while !track.isWrittenOut { last = Self.play(&track, 30).last ?? -1 }
    #expect(last == end - 1 && track.writtenPosition == end)
    #expect(track.isFinished == (end == 1000))
  }

  @Test("A word that begins where the sound pauses is told when it goes on")
  func heldMarker() {
    var track = Self.track()
    _ = Self.play(&track, 50)
    track.end(atWord: .pause)
    _ = Self.play(&track, 500)
    #expect(track.takeReachedMarkers().map(\.framePosition) == [0])
    track.end(atWord: nil)
    #expect(track.takeReachedMarkers().map(\.framePosition) == [100])
    #expect(Self.play(&track, 500).first == 100)
  }

  @Test("An end that is taken back changes nothing")
  func takenBack() {
    var track = Self.track()
    _ = Self.play(&track, 50)
    track.end(atWord: .pause)
    track.end(atWord: nil)
    #expect(Self.play(&track, 5000) == Array(50..<1000))
  }

  @Test("An end asked for while its word is being handed over is the next word's")
  func overtaken() {
    var track = Self.track()
    let samples = track.next(atMost: 150)
    track.end(atWord: .pause)
    // The track never came to its end then.
    _ = track.wrote(samples.count)
    #expect(!track.isWrittenOut)
    #expect(Self.play(&track, 5000) == Array(150..<200))
    #expect(track.isWrittenOut)
  }

  @Test("A word that has not come yet is waited for")
  func lateMarker() {
    var track = PlaybackTrack()
    track.append([Self.word(0)])
    track.append(Self.bytes(0..<50))
    track.end(atWord: .stop)
    #expect(Self.play(&track, 90).count == 50 && !track.isWrittenOut)
    track.append([Self.word(80)])
    track.append(Self.bytes(50..<100))
    #expect(Self.play(&track, 90) == Array(50..<80) && track.isWrittenOut)
  }

  @Test("A long track takes no more memory than a short one")
  func memory() {
    var track = PlaybackTrack()
    let piece = Self.bytes(0..<1000)
    for index in 0..<20_000 {
      track.append([Self.word(index * 1000)])
      track.append(piece)
      _ = Self.play(&track, 1000)
      _ = track.takeReachedMarkers()
    }
    let mirror = Mirror(reflecting: track).children
    let counts = mirror.compactMap {
      ($0.value as? [Int16])?.count ?? ($0.value as? [SpeechMarker])?.count
    }
    #expect(counts.count == 2 && counts.allSatisfy { $0 < 70_000 })
    #expect(track.endPosition == 20_000_000)
  }
}
