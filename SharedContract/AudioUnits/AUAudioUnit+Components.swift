/// A unit that can be made from its class alone; an addition to Apple's API.
///
/// Without Objective-C only an initialiser that is `required`, or that of a final class, can be
/// called through a class that is known at run time. A class to be registered conforms to this.
public protocol AUAudioUnitInstantiable: AUAudioUnit, SendableMetatype {
  /// Apple symbol: `AUAudioUnit.init(componentDescription:options:)`.
  init(
    componentDescription: AudioComponentDescription, options: AudioComponentInstantiationOptions
  ) throws
}

extension AUAudioUnit {
  /// Registers a class in this process, so that `instantiate` finds it. Any thread.
  ///
  /// Apple symbol: `registerSubclass(_:as:name:version:)`.
  ///
  /// - Parameters:
  ///   - cls: A subclass of `AUAudioUnit` that is `AUAudioUnitInstantiable`; another is not kept.
  ///   - componentDescription: Replaces an earlier class of the same type, subtype and manufacturer.
  ///   - name: "Manufacturer: Name".
  public class func registerSubclass(
    _ cls: AnyClass, as componentDescription: AudioComponentDescription, name: String,
    version: UInt32
  ) {
    guard let type = cls as? any AUAudioUnitInstantiable.Type else { return }
    AudioComponentRegistry.register(
      AudioComponentRegistry.Entry(
        type: type, description: componentDescription, name: name, version: version))
  }

  /// Makes a unit of a registered class; see `instantiate`.
  package class func makeRegistered(
    _ description: AudioComponentDescription, _ options: AudioComponentInstantiationOptions
  ) throws -> sending AUAudioUnit {
    guard let type = AudioComponentRegistry.component(description)?.type else {
      throw AudioUnitError(status: kAudioComponentErr_UnsupportedType)
    }
    return try type.init(componentDescription: description, options: options)
  }

  // MARK: - Facts about the component

  /// The name it was registered with, "Manufacturer: Name"; nil when it was not.
  public var componentName: String? { registration?.name }

  /// The part of `componentName` behind ": "; all of it where there is none.
  public var audioUnitName: String? { componentName.map { Self.split($0).name } }

  /// The part of `componentName` before ": ".
  public var manufacturerName: String? { componentName.flatMap { Self.split($0).manufacturer } }

  /// The version it was registered with; 0 when it was not.
  public var componentVersion: UInt32 { registration?.version ?? 0 }

  private var registration: AudioComponentRegistry.Entry? {
    AudioComponentRegistry.component(componentDescription)
  }

  private static func split(_ name: String) -> (manufacturer: String?, name: String) {
    guard let colon = name.firstIndex(of: ":") else { return (nil, name) }
    return (String(name[..<colon]), String(name[colon...].dropFirst().drop { $0 == " " }))
  }
}
