import CMallocCounter
import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing
import VoiceBundle

@Suite(
  "A render call never allocates or frees", .tags(.realTime),
  .enabled(if: cmalloc_counter_is_available() != 0, "a sanitizer has its own allocator"))
struct RenderBlockAllocationTests {
  private static let frameCount = 512
  private static let blockCount = 1000

  @Test("The counter sees what this thread allocates and frees, and nothing while switched off")
  func counter() {
    cmalloc_counter_start()
    let block = UnsafeMutablePointer<Int>.allocate(capacity: 100)
    block.initialize(to: 1)
    block.deallocate()
    #expect(cmalloc_counter_stop() == 2)
    let other = UnsafeMutablePointer<Int>.allocate(capacity: 100)
    other.deallocate()
    #expect(cmalloc_counter_stop() == 2)
  }

  @Test("The unit's internal render block, a thousand times")
  func internalRenderBlock() throws {
    let unit = try Self.speakingUnit()
    let render = unit.internalRenderBlock
    try Self.expectNoAllocation(unit) { flags, time, output in
      render(flags, time, AUAudioFrameCount(Self.frameCount), 0, output, nil, nil)
    }
  }

  @Test("The render block that a host calls, a thousand times")
  func renderBlock() throws {
    let unit = try Self.speakingUnit()
    let render = unit.renderBlock
    try Self.expectNoAllocation(unit) { flags, time, output in
      render(flags, time, AUAudioFrameCount(Self.frameCount), 0, output, nil)
    }
  }

  @Test("Late frames cost no allocation either")
  func underrun() throws {
    let unit = try Self.speakingUnit()
    let render = unit.internalRenderBlock
    let late = Self.pull(unit, blockCount: 10, prepares: false) { flags, time, output in
      render(flags, time, AUAudioFrameCount(Self.frameCount), 0, output, nil, nil)
    }
    #expect(late.callCount == 0)
    #expect(unit.underrunFrameCount == 10 * Self.frameCount)
  }

  /// A call of a render block with everything but these three arguments settled.
  private typealias Render = (
    UnsafeMutablePointer<AudioUnitRenderActionFlags>, UnsafePointer<AudioTimeStamp>,
    UnsafeMutablePointer<AudioBufferList>
  ) -> AUAudioUnitStatus

  private static func expectNoAllocation(
    _ unit: RecordedVoiceAudioUnit, _ render: Render
  ) throws {
    let pulled = pull(unit, blockCount: blockCount, prepares: true, render)
    #expect(pulled.callCount == 0)
    #expect(pulled.soundCount > blockCount / 4)
    #expect(pulled.failureCount == 0)
    #expect(unit.underrunFrameCount == 0)
  }

  /// What a number of render calls came to.
  private struct Pulled {
    /// Calls to the allocator from within render calls.
    var callCount = 0
    /// Blocks with a sample that is not 0.
    var soundCount = 0
    /// Calls that failed or ended the request.
    var failureCount = 0
  }

  private static func pull(
    _ unit: RecordedVoiceAudioUnit, blockCount: Int, prepares: Bool, _ render: Render
  ) -> Pulled {
    let samples = UnsafeMutablePointer<Float>.allocate(capacity: frameCount)
    samples.initialize(repeating: 0, count: frameCount)
    defer { samples.deallocate() }
    var pulled = Pulled()
    for block in 0..<blockCount {
      if prepares { unit.prepareToRender(frameCount: AUAudioFrameCount(frameCount)) }
      var flags: AudioUnitRenderActionFlags = []
      var time = AudioTimeStamp(mSampleTime: Double(block * frameCount))
      var list = AudioBufferList(
        mBuffers: AudioBuffer(
          mNumberChannels: 1, mDataByteSize: UInt32(frameCount * 4), mData: samples))
      cmalloc_counter_start()
      let status = render(&flags, &time, &list)
      pulled.callCount += cmalloc_counter_stop()
      if (0..<frameCount).contains(where: { samples[$0] != 0 }) { pulled.soundCount += 1 }
      if status != noErr || !flags.isEmpty { pulled.failureCount += 1 }
    }
    return pulled
  }

  /// A unit in real-time mode, with a request of more than a thousand blocks under way.
  private static func speakingUnit() throws -> RecordedVoiceAudioUnit {
    let unit = try RecordedVoiceAudioUnit(
      componentDescription: AudioComponentDescription(), source: CoachVoice())
    unit.maximumFramesToRender = AUAudioFrameCount(frameCount)
    try unit.allocateRenderResources()
    let voice = try #require(VoiceIdentifier(CoachVoice.identifier))
    unit.beginStreamedRequest(voice: voice, textKind: .plain)
    let sentence = "Walk for 1 minute and 30 seconds. "
    let text = String(repeating: sentence, count: 30)
    unit.appendText(Array(text.utf8)[...], isLast: true)
    return unit
  }
}

/// The bundled domain voice, without a store.
private struct CoachVoice: VoiceSource {
  let lexicons = LexiconCache()
  static let identifier = "com.example.coach"

  func voiceList() throws(SpeechFailure) -> VoiceList { VoiceList() }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    do {
      return try OpenedVoice(try VoiceBundle.load(SourceTree.voice(identifier.rawValue)))
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }
}
