internal import Posix
import SpeechTypes
package import VoiceBundle

/// A voice whose bundle has been read; its recordings are mapped when they are first needed.
///
/// Used on the control thread.
package final class OpenedVoice {
  package let bundle: VoiceBundle
  package let index: PhraseIndex
  private var recordings: [Int: MappedRecording] = [:]

  package init(_ bundle: VoiceBundle) {
    self.bundle = bundle
    index = PhraseIndex(bundle.manifest.recordings)
  }

  package var name: String { bundle.manifest.name }
  package var sampleRate: Double { bundle.manifest.sampleRate }

  /// A recording by its number in the manifest.
  func recording(_ number: Int) throws(RecordingError) -> MappedRecording {
    if let known = recordings[number] { return known }
    let path = bundle.audioPath(for: bundle.manifest.recordings[number])
    let recording = try MappedRecording(path: path)
    guard recording.sampleRate == sampleRate else {
      throw RecordingError(
        "\(path): \(recording.sampleRate) frames a second; the voice has \(sampleRate)")
    }
    recordings[number] = recording
    return recording
  }

  /// The frame each word of a recording begins with.
  ///
  /// As the manifest says; without that, as if every letter took the same time.
  func wordStarts(inRecording number: Int, frameCount: Int) -> [Int] {
    let recording = bundle.manifest.recordings[number]
    if let starts = recording.wordStarts { return starts.map { min($0, frameCount) } }
    let lengths = recording.text.split(separator: " ").map(\.count)
    let total = max(1, lengths.reduce(0, +))
    var before = 0
    return lengths.map { length in
      defer { before += length }
      return frameCount * before / total
    }
  }
}
