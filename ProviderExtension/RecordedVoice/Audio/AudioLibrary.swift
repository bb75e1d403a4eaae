internal import Posix
internal import SoundDecoding
internal import TextAnalysis

/// The sound files that a request's document may use.
final class AudioLibrary: AudioFinder {
  private let files: DocumentFiles

  init(_ files: DocumentFiles) { self.files = files }

  func find(_ reference: AudioReference) throws(AudioFailure) -> AudioMedia {
    let path: String
    do throws(FileRefusal) {
      path = try files.path(of: reference.uri, documentBase: reference.base)
    } catch {
      throw AudioFailure("\(error)")
    }
    let file = try Self.open(path, mediaType: reference.mediaType)
    return AudioMedia(
      path: path, mediaType: reference.mediaType, frameCount: file.frameCount,
      sampleRate: Double(file.sampleRate))
  }

  /// Opens a file that was found.
  ///
  /// - Parameter path: Without links: one in its place is not followed.
  static func open(_ path: String, mediaType: String?) throws(AudioFailure) -> SoundFileReader {
    do throws(SoundFileError) {
      return try SoundFileReader(path: path, format: SoundFileFormat(mediaType: mediaType))
    } catch {
      throw AudioFailure("\(error)")
    }
  }
}

extension SoundFileFormat {
  /// What a document says of a file; of most it has to say nothing (SSML 1.1 appendix A).
  fileprivate init(mediaType: String?) {
    switch mediaType?.lowercased() {
    case "audio/basic": self = .muLaw
    case "audio/x-alaw-basic": self = .aLaw
    default: self = .selfDescribing
    }
  }
}
