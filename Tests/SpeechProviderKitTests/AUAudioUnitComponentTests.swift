import AudioUnitInstantiation
import SpeechProviderKit
import Testing

@Suite("Audio unit classes can be registered in a process")
struct AUAudioUnitComponentTests {
  private final class RegisteredUnit: AUAudioUnit, AUAudioUnitInstantiable {}

  private final class PlainUnit: AUAudioUnit {}

  private static func description(_ subtype: OSType, flags: UInt32 = 0) -> AudioComponentDescription
  {
    AudioComponentDescription(
      componentType: kAudioUnitType_SpeechSynthesizer, componentSubType: subtype,
      componentManufacturer: 0x5465_7374, componentFlags: flags, componentFlagsMask: 0)
  }

  @Test("A registered class is made, and knows its name and version")
  func registered() async throws {
    let description = Self.description(1)
    AUAudioUnit.registerSubclass(
      RegisteredUnit.self, as: description, name: "Test: The Unit", version: 67_072)
    let unit = try await AUAudioUnit.instantiate(with: description)
    #expect(unit is RegisteredUnit)
    #expect(unit.componentDescription == description)
    #expect(unit.componentName == "Test: The Unit" && unit.componentVersion == 67_072)
    #expect(unit.audioUnitName == "The Unit" && unit.manufacturerName == "Test")
  }

  @Test("The handler gets the unit or the reason", arguments: [true, false])
  func handler(isRegistered: Bool) async {
    let description = Self.description(isRegistered ? 2 : 3)
    if isRegistered {
      AUAudioUnit.registerSubclass(RegisteredUnit.self, as: description, name: "", version: 0)
    }
    let answer = await withCheckedContinuation { continuation in
      AUAudioUnit.instantiate(with: description, options: .loadInProcess) { unit, error in
        continuation.resume(returning: (unit != nil, error as? AudioUnitError))
      }
    }
    #expect(answer.0 == isRegistered)
    let wanted = AudioUnitError(status: kAudioComponentErr_UnsupportedType)
    #expect(answer.1 == (isRegistered ? nil : wanted))
  }

  @Test("A class without the initialiser that can be called is not registered")
  func notInstantiable() async {
    let description = Self.description(4)
    AUAudioUnit.registerSubclass(PlainUnit.self, as: description, name: "", version: 0)
    await #expect(throws: AudioUnitError(status: kAudioComponentErr_UnsupportedType)) {
      _ = try await AUAudioUnit.instantiate(with: description)
    }
  }

  @Test("A search counts what its wildcards and mask let through")
  func count() {
    var search = AudioComponentDescription()
    search.componentManufacturer = 0x436F_756E
    for (subtype, flags) in [(1, 2), (2, 0), (3, 1)] as [(OSType, UInt32)] {
      var description = Self.description(subtype, flags: flags)
      description.componentManufacturer = search.componentManufacturer
      AUAudioUnit.registerSubclass(RegisteredUnit.self, as: description, name: "", version: 0)
    }
    #expect(AudioComponentCount(&search) == 2)  // The unsearchable one is not found.
    search.componentFlags = AudioComponentFlags.sandboxSafe.rawValue
    search.componentFlagsMask = AudioComponentFlags.sandboxSafe.rawValue
    #expect(AudioComponentCount(&search) == 1)
    search = Self.description(3)
    search.componentManufacturer = 0x436F_756E
    #expect(AudioComponentCount(&search) == 1)
    search.componentType = 1
    #expect(AudioComponentCount(&search) == 0)
  }
}
