public import AudioBuffers
public import Foundation

/// Why a sound file could not be opened, read or written; its text names the file, what and why.
///
/// As an `NSError` it has the domain and the code that Apple's platforms give.
public struct AVAudioFileError: Error, Hashable, Sendable {
  /// What kind of failure it is; Core Audio's number for it.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// Core Audio's number.
    public let rawValue: OSStatus

    /// Makes a code from Core Audio's number.
    public init(rawValue: OSStatus) { self.rawValue = rawValue }

    /// There is no such file: `kAudioFileFileNotFoundError`.
    public static let notFound = Self(rawValue: -43)
    /// The file may not be opened so: `kAudioFilePermissionsError`, 'prm?'.
    public static let notPermitted = Self(rawValue: 0x7072_6D3F)
    /// The kind of file is none that is read or written: `kAudioFileUnsupportedFileTypeError`,
    /// 'typ?'.
    public static let unsupportedFileType = Self(rawValue: 0x7479_703F)
    /// The settings make no format, or the kind of file cannot hold it:
    /// `kAudioFileUnsupportedDataFormatError`, 'fmt?'.
    public static let unsupportedFormat = Self(rawValue: 0x666D_743F)
    /// The file is broken: `kAudioFileInvalidFileError`, 'dta?'.
    public static let invalidFile = Self(rawValue: 0x6474_613F)
    /// The buffer is not in the file's processing format: `kAudio_ParamError`.
    public static let wrongBufferFormat = Self(rawValue: -50)
    /// The file is closed: `kAudioFileNotOpenError`.
    public static let notOpen = Self(rawValue: -38)
    /// A file opened for reading is written, or the other way round:
    /// `kAudioFileOperationNotSupportedError`, 'op??'.
    public static let wrongDirection = Self(rawValue: 0x6F70_3F3F)
    /// The system failed, on a full disk say: `kAudioFileUnspecifiedError`, 'wht?'.
    public static let system = Self(rawValue: 0x7768_743F)
    /// libsndfile is not installed.
    public static let missingLibrary = Self(rawValue: -4)
  }

  /// What kind of failure it is.
  public let code: Code
  /// The file.
  public let url: URL
  /// What could not be done, and why.
  public let message: String

  /// - Parameter message: "cannot be …: why".
  init(_ code: Code, _ url: URL, _ message: String) {
    self.code = code
    self.url = url
    self.message = message
  }
}

// MARK: - CustomStringConvertible

extension AVAudioFileError: CustomStringConvertible {
  /// The file's path and the message.
  public var description: String { "\(url.path): \(message)" }
}

// MARK: - LocalizedError, CustomNSError

extension AVAudioFileError: LocalizedError, CustomNSError {
  /// The same as `description`.
  public var errorDescription: String? { description }

  /// As on Apple's platforms.
  public static var errorDomain: String { "com.apple.coreaudio.avfaudio" }

  /// Core Audio's number.
  public var errorCode: Int { Int(code.rawValue) }

  /// The text, and the file.
  public var errorUserInfo: [String: Any] {
    [NSLocalizedDescriptionKey: description, NSURLErrorKey: url]
  }
}
