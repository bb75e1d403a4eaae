import SpeechProviderKit
import Testing

@Suite("An audio unit's render block checks its arguments")
struct AUAudioUnitTests {
  @Test("Without render resources nothing is rendered")
  func uninitialized() throws {
    let unit = try Self.unit()
    let render = unit.renderBlock
    #expect(unit.call(render, frameCount: 512) == kAudioUnitErr_Uninitialized)
    try unit.allocateRenderResources()
    #expect(unit.call(render, frameCount: 512) == noErr)
    unit.deallocateRenderResources()
    #expect(unit.call(render, frameCount: 512) == kAudioUnitErr_Uninitialized)
    #expect(unit.renderCount == 1)
  }

  @Test("A bus that does not exist is refused", arguments: [-1, 1, Int.min, .max])
  func badBus(bus: Int) throws {
    let unit = try Self.unit()
    try unit.allocateRenderResources()
    #expect(
      unit.call(unit.renderBlock, frameCount: 1, bus: bus) == kAudioUnitErr_InvalidElement)
    #expect(unit.renderCount == 0)
  }

  @Test("More frames than the unit's maximum are refused, whenever the block was fetched")
  func tooManyFrames() throws {
    let unit = try Self.unit()
    let early = unit.renderBlock
    unit.maximumFramesToRender = 64
    try unit.allocateRenderResources()
    for render in [early, unit.renderBlock] {
      #expect(unit.call(render, frameCount: 64) == noErr)
      #expect(unit.call(render, frameCount: 65) == kAudioUnitErr_TooManyFramesToProcess)
      #expect(unit.call(render, frameCount: .max) == kAudioUnitErr_TooManyFramesToProcess)
    }
    #expect(unit.renderCount == 2)
  }

  @Test("An offline host's calls are prepared and marked, a real-time host's are not")
  func offline() throws {
    let unit = try Self.unit()
    try unit.allocateRenderResources()
    let render = unit.renderBlock
    #expect(unit.call(render, frameCount: 100) == noErr)
    #expect(unit.preparedFrameCounts.isEmpty)
    #expect(unit.renderFlags.isEmpty)
    unit.isRenderingOffline = true
    #expect(unit.call(render, frameCount: 200) == noErr)
    #expect(unit.preparedFrameCounts == [200])
    #expect(unit.renderFlags == .offlineUnitRenderAction_Render)
    #expect(unit.call(render, frameCount: 600) == kAudioUnitErr_TooManyFramesToProcess)
    #expect(unit.preparedFrameCounts == [200])
  }

  @Test("A unit that provides no block answers that it cannot render")
  func base() throws {
    let unit = try AUAudioUnit(componentDescription: AudioComponentDescription())
    #expect(unit.inputBusses.count == 0)
    #expect(unit.outputBusses.count == 0)
    var time = AudioTimeStamp()
    let call = RenderCall(4) { flags, output in
      unit.internalRenderBlock(flags, &time, 4, 0, output, nil, nil)
    }
    #expect(call.status == kAudioUnitErr_Uninitialized)
  }

  static func unit() throws -> TestUnit {
    try TestUnit(
      format: #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1)))
  }
}
