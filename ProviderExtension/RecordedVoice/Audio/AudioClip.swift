internal import SoundDecoding
internal import SpeechTypes
internal import TextAnalysis

/// A sound file on its way to being heard, in the place that an `audio` element has.
///
/// Its file is opened with its first frame and closed with its last: a document may name thousands.
/// What goes wrong between planning and playing ends it early, and is told. Used on the control
/// thread.
final class AudioClip {
  /// At the voice's sample rate; less once the file has turned out to end early.
  private(set) var frameCount: Int
  private let audio: SpokenAudio
  private let passage: AudioPassage
  private let sampleRate: Double
  private let report: AudioReport
  private var stream: PassageStream?
  private var position = 0

  /// - Parameters:
  ///   - sampleRate: The voice's, in hertz.
  ///   - report: Where it is told what goes wrong.
  init(_ audio: SpokenAudio, _ passage: AudioPassage, sampleRate: Double, report: AudioReport) {
    self.audio = audio
    self.passage = passage
    self.sampleRate = sampleRate
    self.report = report
    frameCount = Int((passage.seconds * sampleRate).rounded())
  }

  /// Fills a span with the frames that follow; no more than there are in all.
  func read(into output: inout MutableSpan<Float>) {
    let isFirst = position == 0
    position += output.count
    if isFirst { open() }
    guard stream != nil else {
      for index in 0..<output.count { output[index] = 0 }
      return
    }
    stream?.read(into: &output)
    if stream?.isBroken == true { end("it ends early") }
    if position >= frameCount { stream = nil }
  }

  private func open() {
    do throws(AudioFailure) {
      let file = try AudioLibrary.open(passage.media.path, mediaType: passage.media.mediaType)
      guard file.frameCount == passage.media.frameCount,
        Double(file.sampleRate) == passage.media.sampleRate
      else { throw AudioFailure("it has changed since it was looked at") }
      stream = try PassageStream(passage, file, sampleRate: sampleRate)
    } catch {
      end("\(error)")
    }
  }

  /// Goes no further than what has been asked for.
  private func end(_ reason: String) {
    stream = nil
    frameCount = position
    report.add(
      Diagnostic(
        .audioFetch, .error, "audio \"\(audio.uri)\": \(reason)", at: audio.position))
  }
}
