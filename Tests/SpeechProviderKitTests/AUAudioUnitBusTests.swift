import SpeechProviderKit
import Testing

@Suite("A bus changes its format only when its unit may and will")
struct AUAudioUnitBusTests {
  @Test("With render resources the format stays, without them it changes")
  func allocated() throws {
    let unit = try AUAudioUnitTests.unit()
    let bus = unit.outputBusses[0]
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 48_000, channels: 2))
    try unit.allocateRenderResources()
    #expect(throws: AudioUnitError(status: kAudioUnitErr_Initialized)) {
      try bus.setFormat(format)
    }
    #expect(bus.format.sampleRate == 22_050)
    unit.deallocateRenderResources()
    try bus.setFormat(format)
    #expect(bus.format.sampleRate == 48_000)
    #expect(bus.format.channelCount == 2)
  }

  @Test("A unit may refuse a format")
  func refused() throws {
    let unit = try AUAudioUnitTests.unit()
    unit.acceptedSampleRate = 16_000
    let bus = unit.outputBusses[0]
    #expect(throws: AudioUnitError(status: kAudioUnitErr_FormatNotSupported)) {
      try bus.setFormat(#require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)))
    }
    try bus.setFormat(#require(AVAudioFormat(standardFormatWithSampleRate: 16_000, channels: 1)))
    #expect(bus.format.sampleRate == 16_000)
  }

  @Test("The array knows its unit, its direction and its busses")
  func array() throws {
    let unit = try AUAudioUnitTests.unit()
    #expect(unit.outputBusses === unit.outputBusses)
    #expect(unit.outputBusses.ownerAudioUnit === unit)
    #expect(unit.outputBusses.busType == .output)
    #expect(unit.outputBusses.count == 1)
    #expect(unit.inputBusses.busType == .input)
  }

  @Test(
    "A format that is no linear PCM of a real rate and channel count is none",
    arguments: [
      (0, UInt32(1)), (-1, 1), (.infinity, 1), (.nan, 1), (22_050, 0), (22_050, 3),
    ] as [(Double, UInt32)])
  func badFormat(sampleRate: Double, channels: UInt32) {
    #expect(
      AVAudioFormat(standardFormatWithSampleRate: sampleRate, channels: channels) == nil)
  }

  @Test("The standard format is Float32, one buffer a channel")
  func standardFormat() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 2))
    #expect(format.streamDescription.pointee.mBitsPerChannel == 32)
    #expect(format.streamDescription.pointee.mBytesPerFrame == 4)
    #expect(!format.isInterleaved)
  }
}
