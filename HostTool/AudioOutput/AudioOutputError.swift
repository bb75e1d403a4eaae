package import Posix

/// Why audio did not get to where it should go, or from where it should come.
package enum AudioOutputError: Error, Hashable, Sendable {
  /// A call on a file or pipe failed; its subject is the file's name.
  case file(PosixError)
  /// The format cannot hold so many frames; `name` is the file's.
  case tooLong(name: String, format: AudioFileFormat, maximumFrameCount: Int)
  /// Not a rate in hertz that audio can be written or played at.
  case sampleRate(Double)
  /// A call on a sound device failed; `call` is the ALSA function, `reason` its own text.
  case device(name: String, call: String, reason: String)
  /// A sound device took or gave no frame for this long.
  case deviceStalled(name: String, milliseconds: Int)
}

// MARK: - CustomStringConvertible

extension AudioOutputError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error):
      error.description
    case .tooLong(let name, let format, let maximumFrameCount):
      "\(name): a \(format) file holds \(maximumFrameCount) frames at most"
    case .sampleRate(let sampleRate):
      "sample rate \(sampleRate) Hz: only 1 to 1000000 Hz can be written or played"
    case .device(let name, let call, let reason):
      "sound device \"\(name)\": \(reason) (\(call))"
    case .deviceStalled(let name, let milliseconds):
      "sound device \"\(name)\": no audio went through it for \(milliseconds) ms"
    }
  }
}
