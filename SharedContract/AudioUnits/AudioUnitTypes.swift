// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What a render call is to do, and what it did. Core Audio symbol: `AudioUnitRenderActionFlags`.
public struct AudioUnitRenderActionFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Set by the unit: the buffer is silent.
  public static let unitRenderAction_OutputIsSilence = Self(rawValue: 1 << 4)
  /// Set by an offline host: nobody waits for the samples in real time, so the unit answers with
  /// fewer frames rather than with silence when it has no more yet.
  public static let offlineUnitRenderAction_Render = Self(rawValue: 1 << 6)
  /// Set by the unit with the last frame of a request.
  public static let offlineUnitRenderAction_Complete = Self(rawValue: 1 << 7)
}

/// A position in a stream. Core Audio symbol: `AudioTimeStamp`, without its unused members.
public struct AudioTimeStamp: Hashable, Sendable {
  /// Frames since the stream's start.
  public var mSampleTime: Double

  /// Makes a time stamp.
  public init(mSampleTime: Double = 0) { self.mSampleTime = mSampleTime }
}

/// Names a kind of audio unit. Core Audio symbol: `AudioComponentDescription`.
public struct AudioComponentDescription: Hashable, Sendable {
  /// For speech `kAudioUnitType_SpeechSynthesizer`.
  public var componentType: OSType = 0
  /// The maker's choice.
  public var componentSubType: OSType = 0
  /// The maker.
  public var componentManufacturer: OSType = 0
  /// Reserved.
  public var componentFlags: UInt32 = 0
  /// Reserved.
  public var componentFlagsMask: UInt32 = 0

  /// Makes a description of zeroes.
  public init() {}

  /// Makes a description from all its fields.
  public init(
    componentType: OSType, componentSubType: OSType, componentManufacturer: OSType,
    componentFlags: UInt32, componentFlagsMask: UInt32
  ) {
    self.componentType = componentType
    self.componentSubType = componentSubType
    self.componentManufacturer = componentManufacturer
    self.componentFlags = componentFlags
    self.componentFlagsMask = componentFlagsMask
  }
}

/// How a unit is made. Core Audio symbol: `AudioComponentInstantiationOptions`.
public struct AudioComponentInstantiationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Core Audio symbol of the same name: 'ausp'.
public let kAudioUnitType_SpeechSynthesizer: OSType = 0x6175_7370

/// Core Audio symbol of the same name: a bad render argument.
public let kAudioUnitErr_InvalidParameter: OSStatus = -10878
/// Core Audio symbol of the same name: a bus that does not exist.
public let kAudioUnitErr_InvalidElement: OSStatus = -10877
/// Core Audio symbol of the same name: more frames than `maximumFramesToRender`.
public let kAudioUnitErr_TooManyFramesToProcess: OSStatus = -10874
/// Core Audio symbol of the same name.
public let kAudioUnitErr_FormatNotSupported: OSStatus = -10868
/// Core Audio symbol of the same name: rendering without render resources.
public let kAudioUnitErr_Uninitialized: OSStatus = -10867
/// Core Audio symbol of the same name: a change not allowed with render resources.
public let kAudioUnitErr_Initialized: OSStatus = -10849

/// A failure with a Core Audio status.
public struct AudioUnitError: Error, Hashable, CustomStringConvertible {
  /// One of `kAudioUnitErr_…`.
  public let status: OSStatus

  /// Wraps a status.
  public init(status: OSStatus) { self.status = status }

  /// The status as a number.
  public var description: String { "audio unit status \(status)" }
}
