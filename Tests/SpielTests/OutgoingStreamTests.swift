import SpeechTypes
import SpielService
import Testing

@Suite("A stream on its way out")
struct OutgoingStreamTests {
  private static let text = SpielText("walk and run", isSSML: false, language: nil)

  private func marker(_ kind: SpeechMarker.Kind, _ frame: Int, _ bytes: Range<Int>) -> SpeechMarker
  {
    SpeechMarker(
      kind, framePosition: frame,
      textRange: TextRange(
        TextOffset(utf8: bytes.lowerBound, utf16: bytes.lowerBound),
        TextOffset(utf8: bytes.upperBound, utf16: bytes.upperBound)))
  }

  /// Every step that can be taken now.
  private func steps(_ stream: inout OutgoingStream) -> [OutgoingStream.Step] {
    var steps: [OutgoingStream.Step] = []
    while stream.isReady, let step = stream.next() {
      steps.append(step)
      if step == .end { break }
    }
    return steps
  }

  @Test("puts an event before the very frame that it is about")
  func events() {
    var stream = OutgoingStream(.chunks, text: Self.text)
    stream.append([marker(.sentence, 0, 0..<12), marker(.word, 0, 0..<4), marker(.word, 2, 9..<12)])
    stream.append([1, 2, 3, 4, 5, 6])
    #expect(
      steps(&stream) == [
        .write(StreamChunk.header, audioByteCount: 0),
        .write(StreamChunk.event(.sentence, characters: 0..<12), audioByteCount: 0),
        .write(StreamChunk.event(.word, characters: 0..<4), audioByteCount: 0),
        .write(StreamChunk.audio([1, 2, 3, 4]), audioByteCount: 4),
        .write(StreamChunk.event(.word, characters: 9..<12), audioByteCount: 0),
        .write(StreamChunk.audio([5, 6]), audioByteCount: 2),
      ])
    #expect(!stream.isReady)
    stream.append([7, 8])
    stream.complete()
    #expect(
      steps(&stream) == [.write(StreamChunk.audio([7, 8]), audioByteCount: 2), .end])
  }

  @Test("waits for the sound of an event, and at the end for nothing")
  func waitingEvents() {
    var stream = OutgoingStream(.chunks, text: Self.text)
    _ = stream.next()
    stream.append([marker(.word, 5, 0..<4)])
    #expect(!stream.isReady)
    #expect(stream.next() == nil)
    stream.complete()
    #expect(
      steps(&stream) == [
        .write(StreamChunk.event(.word, characters: 0..<4), audioByteCount: 0), .end,
      ])
  }

  @Test("has an event for a paragraph and a mark, and none for a phoneme")
  func kinds() {
    var stream = OutgoingStream(.chunks, text: Self.text)
    _ = stream.next()
    var mark = marker(.bookmark, 0, 5..<5)
    mark.name = "here"
    stream.append([marker(.phoneme, 0, 0..<4), marker(.paragraph, 0, 0..<12), mark])
    #expect(
      steps(&stream) == [
        .write(StreamChunk.event(.range, characters: 0..<12), audioByteCount: 0),
        .write(StreamChunk.event(.mark, characters: 5..<5, name: "here"), audioByteCount: 0),
      ])
  }

  @Test("is nothing but samples where a client wants that")
  func samples() {
    var stream = OutgoingStream(.samples, text: Self.text)
    #expect(!stream.isReady)
    stream.append([marker(.word, 1, 0..<4)])
    stream.append([1, 2, 3, 4])
    stream.complete()
    #expect(steps(&stream) == [.write([1, 2, 3, 4], audioByteCount: 4), .end])
  }

  @Test("has a head though nothing is said", arguments: [StreamForm.chunks, .samples])
  func empty(form: StreamForm) {
    var stream = OutgoingStream(form, text: Self.text)
    stream.complete()
    let head = OutgoingStream.Step.write(StreamChunk.header, audioByteCount: 0)
    #expect(steps(&stream) == (form == .chunks ? [head, .end] : [.end]))
  }

  @Test("goes out in pieces that a pipe takes whole", arguments: [StreamForm.chunks, .samples])
  func pieces(form: StreamForm) {
    var stream = OutgoingStream(form, text: Self.text)
    let samples = (0..<10_000).map { UInt8(truncatingIfNeeded: $0) }
    stream.append(samples[..<6000])
    stream.append(samples[6000...])
    var audio: [UInt8] = []
    for case .write(let bytes, let count) in steps(&stream) {
      #expect(bytes.count <= 4096)
      #expect(count % 2 == 0)
      audio += bytes.suffix(count)
    }
    #expect(audio == samples)
  }
}
