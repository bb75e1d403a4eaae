import SpeechProviderKit
import Testing

@Suite("A new audio unit has the defaults of Apple's")
struct AUAudioUnitDefaultsTests {
  @Test("Of the base class")
  func base() throws {
    let unit = try AUAudioUnit(componentDescription: AudioComponentDescription())
    #expect(unit.maximumFramesToRender == 512)
    #expect(!unit.isRenderingOffline && !unit.renderResourcesAllocated)
    #expect(unit.channelCapabilities == nil && unit.channelMap == nil)
    #expect(unit.latency == 0 && unit.tailTime == 0 && unit.renderQuality == 127)
    #expect(!unit.shouldBypassEffect && !unit.canProcessInPlace && unit.isLoadedInProcess)
    #expect(unit.contextName == nil && unit.audioUnitShortName == nil && unit.componentName == nil)
    #expect(unit.fullState == nil && unit.fullStateForDocument == nil)
    #expect(unit.factoryPresets == nil && unit.currentPreset == nil && !unit.supportsUserPresets)
    #expect(unit.inputBusses === unit.inputBusses && !unit.inputBusses.isCountChangeable)
    let channel = unit.messageChannel(for: "any")
    #expect(channel.callAudioUnit(["a": 1]).isEmpty && channel.callHostBlock == nil)
  }

  @Test("Of a speech unit, whose voices can be set")
  func speech() throws {
    let unit = try AVSpeechSynthesisProviderAudioUnit(
      componentDescription: AudioComponentDescription())
    #expect(unit.speechVoices.isEmpty && unit.speechSynthesisOutputMetadataBlock == nil)
    let voice = AVSpeechSynthesisProviderVoice(
      name: "B", identifier: "b", primaryLanguages: ["en"], supportedLanguages: ["en"])
    unit.speechVoices = [voice]
    #expect(unit.speechVoices.first === voice)
    #expect(voice.version.isEmpty && voice.voiceSize == 0 && voice.age == 0)
    #expect(voice.gender == .unspecified)
  }

  @Test("A failed allocation can be taken back")
  func allocation() throws {
    let unit = try AUAudioUnit(componentDescription: AudioComponentDescription())
    try unit.allocateRenderResources()
    unit.setRenderResourcesAllocated(false)
    #expect(!unit.renderResourcesAllocated)
  }

  @Test("Whoever observes is told that the voices are others")
  func updates() async {
    await confirmation { told in
      SpeechVoiceUpdates.observe { told() }
      AVSpeechSynthesisProviderVoice.updateSpeechVoices()
    }
  }
}
