import AVFAudio
import CoreAudioKit
import Testing

@Suite("Audio units, buffers and formats of Apple's API")
struct AudioValueTests {
  @Test("A component description is zeroes at first")
  func description() {
    let description = AudioComponentDescription()
    #expect(description.componentType == 0 && description.componentSubType == 0)
    #expect(description.componentManufacturer == 0)
    #expect(description.componentFlags == 0 && description.componentFlagsMask == 0)
  }

  @Test("A speech unit has Apple's values at first")
  func speechUnit() throws {
    let unit = try AVSpeechSynthesisProviderAudioUnit(
      componentDescription: AudioComponentDescription())
    #expect(unit.speechVoices.isEmpty)
    #expect(unit.speechSynthesisOutputMetadataBlock == nil)
    #expect(!unit.renderResourcesAllocated && !unit.isRenderingOffline)
    #expect(unit.maximumFramesToRender == 512)
    #expect(unit.inputBusses.count == 0)
    #expect(unit.channelCapabilities == nil && unit.channelMap == nil)
    #expect(unit.latency == 0 && unit.tailTime == 0)
    #expect((0...127).contains(unit.renderQuality))
    #expect(!unit.shouldBypassEffect && !unit.canProcessInPlace)
    #expect(unit.factoryPresets == nil && unit.currentPreset == nil)
    #expect(unit.userPresets.isEmpty && !unit.supportsUserPresets)
    #expect(unit.contextName == nil && unit.componentName == nil)
  }

  @Test("A bus has Apple's values at first, and its unit may refuse a format")
  func bus() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1))
    let unit = try AUAudioUnit(componentDescription: AudioComponentDescription())
    let bus = try AUAudioUnitBus(format: format)
    let busses = AUAudioUnitBusArray(audioUnit: unit, busType: .output, busses: [bus])
    #expect(bus.format == format && bus.name == nil)
    #expect(bus.isEnabled && bus.shouldAllocateBuffer)
    #expect(bus.contextPresentationLatency == 0)
    #expect(bus.supportedChannelCounts == nil && bus.maximumChannelCount == .max)
    #expect(busses.count == 1 && busses[0] === bus && !busses.isCountChangeable)
    #expect(bus.index == 0 && bus.busType == .output && bus.ownerAudioUnit === unit)
    #expect(unit.shouldChange(to: format, for: bus))
    #expect(throws: (any Error).self) { try busses.setBusCount(2) }
  }

  @Test("A new buffer holds no frames, and channels of its own type only")
  func buffer() throws {
    let floats = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: floats, frameCapacity: 16))
    #expect(buffer.frameLength == 0 && buffer.frameCapacity == 16 && buffer.stride == 1)
    #expect(buffer.floatChannelData != nil)
    #expect(buffer.int16ChannelData == nil && buffer.int32ChannelData == nil)
    buffer.frameLength = 4
    #expect(buffer.audioBufferList.pointee.mBuffers.mDataByteSize == 4 * 4)
    #expect(buffer.mutableAudioBufferList.pointee.mBuffers.mDataByteSize == 16 * 4)
  }

  @Test("A format without layout has one or two channels", arguments: [0, 1, 2, 3, 6] as [UInt32])
  func channels(_ count: UInt32) {
    let isAllowed = count == 1 || count == 2
    #expect(
      (AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: count) != nil) == isAllowed)
    #expect(
      (AVAudioFormat(
        commonFormat: .pcmFormatInt16, sampleRate: 22_050, channels: count, interleaved: true)
        != nil) == isAllowed)
  }

  @Test("A standard format is Float32 with each channel in its own buffer")
  func standardFormat() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
    #expect(format.isStandard && !format.isInterleaved)
    #expect(format.commonFormat == .pcmFormatFloat32)
    #expect(format.sampleRate == 22_050 && format.channelCount == 2)
    #expect(format.magicCookie == nil && format.isEqual(format))
    #expect(
      AVAudioFormat(commonFormat: .otherFormat, sampleRate: 8000, channels: 1, interleaved: false)
        == nil)
  }
}
