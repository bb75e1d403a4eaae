import SpeechProviderKit
import Testing

@Suite("A render observer is told of every call")
struct RenderObserverTests {
  private final class FailingUnit: AVSpeechSynthesisProviderAudioUnit {
    private lazy var busses = AUAudioUnitBusArray(
      audioUnit: self, busType: .output, busses: bus.map { [$0] } ?? [])
    var bus: AUAudioUnitBus?

    override var outputBusses: AUAudioUnitBusArray { busses }
    override var internalRenderBlock: AUInternalRenderBlock {
      { _, _, _, _, _, _, _ in kAudio_ParamError }
    }
  }

  private static func call(_ unit: AUAudioUnit, _ render: AURenderBlock) -> OSStatus {
    var time = AudioTimeStamp(mSampleTime: 96, mFlags: .sampleTimeValid)
    return RenderCall(64, isOffline: false) { flags, output in
      render(flags, &time, 64, 0, output, nil)
    }.status
  }

  @Test("Before and after, whenever the block was fetched, until it is removed")
  func told() throws {
    let unit = try AUAudioUnitTests.unit()
    try unit.allocateRenderResources()
    let render = unit.renderBlock
    var told: [AudioUnitRenderActionFlags] = []
    let token = unit.token { flags, time, frameCount, bus in
      told.append(flags)
      #expect(time.pointee.mSampleTime == 96 && frameCount == 64 && bus == 0)
    }
    #expect(Self.call(unit, render) == noErr)
    #expect(told == [.unitRenderAction_PreRender, .unitRenderAction_PostRender])
    unit.removeRenderObserver(token + 1)
    unit.removeRenderObserver(token)
    #expect(Self.call(unit, render) == noErr)
    #expect(told.count == 2)
  }

  @Test("And of a failure")
  func failure() throws {
    let unit = try FailingUnit(componentDescription: AudioComponentDescription())
    unit.bus = try AUAudioUnitBus(
      format: #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1)))
    try unit.allocateRenderResources()
    var last: AudioUnitRenderActionFlags = []
    _ = unit.token { flags, _, _, _ in last = flags }
    #expect(Self.call(unit, unit.renderBlock) == kAudio_ParamError)
    #expect(last == [.unitRenderAction_PostRender, .unitRenderAction_PostRenderError])
  }
}
