// Apple's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import Synchronization

/// The audio units that this process has registered. Any thread.
enum AudioComponentRegistry {
  struct Entry: Sendable {
    var type: any AUAudioUnitInstantiable.Type
    var description: AudioComponentDescription
    var name: String
    var version: UInt32
  }

  private static let entries = Mutex<[Entry]>([])

  /// Adds a component, in place of an earlier one of the same type, subtype and manufacturer.
  static func register(_ entry: Entry) {
    entries.withLock { entries in
      entries.removeAll { isSame($0.description, entry.description) }
      entries.append(entry)
    }
  }

  /// The component of exactly that type, subtype and manufacturer.
  static func component(_ description: AudioComponentDescription) -> Entry? {
    entries.withLock { $0.first { isSame($0.description, description) } }
  }

  /// How many components a search finds.
  static func count(matching search: AudioComponentDescription) -> Int {
    entries.withLock { entries in
      entries.count { entry in
        let isHidden =
          entry.description.componentFlags & AudioComponentFlags.unsearchable.rawValue != 0
        return search.matches(entry.description)
          && (!isHidden || isSame(search, entry.description))
      }
    }
  }

  private static func isSame(
    _ left: AudioComponentDescription, _ right: AudioComponentDescription
  ) -> Bool {
    left.componentType == right.componentType && left.componentSubType == right.componentSubType
      && left.componentManufacturer == right.componentManufacturer
  }
}

/// How many registered components of this process a search finds.
///
/// Core Audio symbol of the same name.
public func AudioComponentCount(_ description: UnsafePointer<AudioComponentDescription>) -> UInt32 {
  UInt32(clamping: AudioComponentRegistry.count(matching: description.pointee))
}
