internal import Posix
internal import VoiceBundle

/// A voice's recordings, mapped when they are first needed.
///
/// Used on the control thread.
final class RecordingStore {
  private let folder: String
  private let sampleRate: Double
  private var recordings: [String: MappedRecording] = [:]

  /// - Parameter sampleRate: That all recordings must have, in hertz.
  init(folder: String, sampleRate: Double) {
    self.folder = folder
    self.sampleRate = sampleRate
  }

  /// The recording in a file of the folder.
  subscript(file: String) -> MappedRecording {
    get throws(RecordingError) {
      if let known = recordings[file] { return known }
      // A unit bank may name anything.
      guard Recording.isFileName(file) else {
        throw RecordingError("\(file.debugDescription) is not the name of a recording")
      }
      let path = FileSystem.join(folder, file)
      let recording = try MappedRecording(path: path)
      guard recording.sampleRate == sampleRate else {
        throw RecordingError(
          "\(path): \(recording.sampleRate) frames a second; the voice has \(sampleRate)")
      }
      recordings[file] = recording
      return recording
    }
  }
}
