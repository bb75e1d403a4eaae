// Core Audio's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// Names a kind of audio unit. Core Audio symbol: `AudioComponentDescription`.
public struct AudioComponentDescription: Hashable, Sendable {
  /// For speech `kAudioUnitType_SpeechSynthesizer`; 0 in a search stands for any.
  public var componentType: OSType = 0
  /// The maker's choice; 0 in a search stands for any.
  public var componentSubType: OSType = 0
  /// The maker; 0 in a search stands for any.
  public var componentManufacturer: OSType = 0
  /// Bits of `AudioComponentFlags`.
  public var componentFlags: UInt32 = 0
  /// In a search, the bits of `componentFlags` that must be the same.
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

  /// Whether a component is one of those that this description, as a search, asks for.
  func matches(_ component: Self) -> Bool {
    func holds(_ wanted: OSType, _ value: OSType) -> Bool { wanted == 0 || wanted == value }
    return holds(componentType, component.componentType)
      && holds(componentSubType, component.componentSubType)
      && holds(componentManufacturer, component.componentManufacturer)
      && (componentFlags ^ component.componentFlags) & componentFlagsMask == 0
  }
}

/// Core Audio symbol of the same name: 'ausp'.
public let kAudioUnitType_SpeechSynthesizer: OSType = 0x6175_7370

/// What is known of a component. Core Audio symbol: `AudioComponentFlags`.
public struct AudioComponentFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes flags from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Found only by a search for exactly its type, subtype and manufacturer.
  public static let unsearchable = Self(rawValue: 1 << 0)
  /// Safe in a sandboxed process.
  public static let sandboxSafe = Self(rawValue: 1 << 1)
  /// An audio unit of version 3.
  public static let isV3AudioUnit = Self(rawValue: 1 << 2)
  /// Made only asynchronously.
  public static let requiresAsyncInstantiation = Self(rawValue: 1 << 3)
  /// May be loaded into the process of its host.
  public static let canLoadInProcess = Self(rawValue: 1 << 4)
}

/// How a unit is made; here always in this process.
///
/// Core Audio symbol: `AudioComponentInstantiationOptions`.
public struct AudioComponentInstantiationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Makes options from their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// In a process of the unit's own.
  public static let loadOutOfProcess = Self(rawValue: 1 << 0)
  /// In the process of its host.
  public static let loadInProcess = Self(rawValue: 1 << 1)
  /// On another device.
  public static let loadedRemotely = Self(rawValue: 1 << 31)
}
