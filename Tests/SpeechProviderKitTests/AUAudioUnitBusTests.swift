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

  @Test("A bus may limit its channels", arguments: [(nil, 1), ([1], .max)] as [([Int]?, UInt32)])
  func channels(supported: [Int]?, maximum: UInt32) throws {
    let bus = try AUAudioUnitTests.unit().outputBusses[0]
    bus.supportedChannelCounts = supported
    bus.maximumChannelCount = maximum
    #expect(throws: AudioUnitError(status: kAudioUnitErr_FormatNotSupported)) {
      try bus.setFormat(#require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 2)))
    }
    try bus.setFormat(#require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1)))
    #expect(bus.format.sampleRate == 8000)
  }

  @Test("An array says its busses' places and takes others")
  func replacing() throws {
    let unit = try AUAudioUnitTests.unit()
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 8000, channels: 1))
    let busses = try (0..<3).map { _ in try AUAudioUnitBus(format: format) }
    let array = AUAudioUnitBusArray(audioUnit: unit, busType: .input, busses: [busses[0]])
    #expect(busses[0].ownerAudioUnit === unit && busses[0].busType == .input)
    array.replaceBusses([busses[2], busses[1]])
    #expect(busses[0].ownerAudioUnit == nil)
    #expect(array.map(\.index) == [0, 1] && array[0] === busses[2] && array.count == 2)
    try array.setBusCount(2)
    #expect(throws: AudioUnitError(status: kAudioUnitErr_InvalidParameter)) {
      try array.setBusCount(1)
    }
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
