// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import AudioBuffers
internal import SoundDecoding

/// A kind of file, in four characters. Core Audio symbol: `AudioFileTypeID`.
public typealias AudioFileTypeID = UInt32

/// Core Audio symbol of the same name: 'WAVE'.
public let kAudioFileWAVEType: AudioFileTypeID = 0x5741_5645
/// Core Audio symbol of the same name: 'AIFF'.
public let kAudioFileAIFFType: AudioFileTypeID = 0x4149_4646
/// Core Audio symbol of the same name: 'AIFC'.
public let kAudioFileAIFCType: AudioFileTypeID = 0x4149_4643
/// Core Audio symbol of the same name: 'caff'.
public let kAudioFileCAFType: AudioFileTypeID = 0x6361_6666
/// Core Audio symbol of the same name: 'NeXT', which AU files are.
public let kAudioFileNextType: AudioFileTypeID = 0x4E65_5854
/// Core Audio symbol of the same name: 'flac'.
public let kAudioFileFLACType: AudioFileTypeID = 0x666C_6163

/// A kind of file that can be written.
enum AudioFileType: CaseIterable {
  case wav
  case aiff
  case aifc
  case caf
  case au
  case flac

  /// The kind of a Core Audio number.
  init?(_ number: AudioFileTypeID) {
    guard let type = Self.allCases.first(where: { $0.number == number }) else { return nil }
    self = type
  }

  /// The kind that a file's name says.
  ///
  /// - Parameter pathExtension: In any case, without the dot.
  init?(pathExtension: String) {
    let suffix = pathExtension.lowercased()
    guard let type = Self.allCases.first(where: { $0.pathExtensions.contains(suffix) }) else {
      return nil
    }
    self = type
  }

  /// The suffixes of such files, without the dot.
  var pathExtensions: [String] {
    switch self {
    case .wav: ["wav", "wave"]
    case .aiff: ["aiff", "aif"]
    case .aifc: ["aifc"]
    case .caf: ["caf"]
    case .au: ["au", "snd"]
    case .flac: ["flac"]
    }
  }

  private var number: AudioFileTypeID {
    switch self {
    case .wav: kAudioFileWAVEType
    case .aiff: kAudioFileAIFFType
    case .aifc: kAudioFileAIFCType
    case .caf: kAudioFileCAFType
    case .au: kAudioFileNextType
    case .flac: kAudioFileFLACType
    }
  }

  /// The library's kind.
  var container: SoundFileContainer {
    switch self {
    case .wav: .wav
    case .aiff, .aifc: .aiff
    case .caf: .caf
    case .au: .au
    case .flac: .flac
    }
  }

  /// The byte order of a file: the kind's only one, or what was asked for where there are two.
  ///
  /// AIFF is big-endian and AIFC of integers little-endian, because that is what tells them apart.
  func isBigEndian(_ encoding: SoundFileEncoding, asked: Bool) -> Bool {
    switch self {
    case .wav: false
    case .aiff, .au, .flac: container.isBigEndian
    case .aifc: encoding.isFloat || encoding == .signed8
    case .caf: asked
    }
  }
}
