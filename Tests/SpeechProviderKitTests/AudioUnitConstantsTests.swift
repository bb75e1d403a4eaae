import SpeechProviderKit
import Testing

@Suite("Core Audio's constants have Core Audio's numbers")
struct AudioUnitConstantsTests {
  @Test(
    "Statuses",
    arguments: [
      (kAudioUnitErr_InvalidParameter, -10878), (kAudioUnitErr_InvalidElement, -10877),
      (kAudioUnitErr_NoConnection, -10876), (kAudioUnitErr_FailedInitialization, -10875),
      (kAudioUnitErr_TooManyFramesToProcess, -10874), (kAudioUnitErr_FormatNotSupported, -10868),
      (kAudioUnitErr_Uninitialized, -10867), (kAudioUnitErr_CannotDoInCurrentContext, -10863),
      (kAudioUnitErr_Initialized, -10849), (kAudioUnitErr_InvalidOfflineRender, -10848),
      (kAudioUnitErr_Unauthorized, -10847), (kAudioComponentErr_InstanceTimedOut, -66754),
      (kAudioComponentErr_DuplicateDescription, -66752),
      (kAudioComponentErr_UnsupportedType, -66751), (kAudioComponentErr_TooManyInstances, -66750),
      (kAudioComponentErr_InstanceInvalidated, -66749), (kAudioComponentErr_NotPermitted, -66748),
      (kAudioComponentErr_InitializationTimedOut, -66747),
      (kAudioComponentErr_InvalidFormat, -66746), (kAudioUnitErr_RenderTimeout, -66745),
      (kAudioUnitErr_ExtensionNotFound, -66744), (kAudio_ParamError, -50), (noErr, 0),
    ] as [(OSStatus, OSStatus)])
  func status(constant: OSStatus, number: OSStatus) { #expect(constant == number) }

  @Test(
    "Render flags",
    arguments: [
      (.unitRenderAction_PreRender, 0x4), (.unitRenderAction_PostRender, 0x8),
      (.unitRenderAction_OutputIsSilence, 0x10), (.offlineUnitRenderAction_Preflight, 0x20),
      (.offlineUnitRenderAction_Render, 0x40), (.offlineUnitRenderAction_Complete, 0x80),
      (.unitRenderAction_PostRenderError, 0x100), (.unitRenderAction_DoNotCheckRenderArgs, 0x200),
    ] as [(AudioUnitRenderActionFlags, UInt32)])
  func flag(flag: AudioUnitRenderActionFlags, bits: UInt32) { #expect(flag.rawValue == bits) }

  @Test("Component flags, options, time stamp flags, and kinds")
  func others() {
    let flags: [AudioComponentFlags] = [
      .unsearchable, .sandboxSafe, .isV3AudioUnit, .requiresAsyncInstantiation, .canLoadInProcess,
    ]
    #expect(flags.map(\.rawValue) == [1, 2, 4, 8, 16])
    let options: [AudioComponentInstantiationOptions] = [
      .loadOutOfProcess, .loadInProcess, .loadedRemotely,
    ]
    #expect(options.map(\.rawValue) == [1, 2, 0x8000_0000])
    let times: [AudioTimeStampFlags] = [
      .sampleTimeValid, .hostTimeValid, .rateScalarValid, .wordClockTimeValid, .smpteTimeValid,
      .sampleHostTimeValid,
    ]
    #expect(times.map(\.rawValue) == [1, 2, 4, 8, 16, 3])
    #expect(AUAudioUnitBusType.input.rawValue == 1 && AUAudioUnitBusType.output.rawValue == 2)
    #expect(AURenderEventType.MIDI.rawValue == 8 && AURenderEventType.midiEventList.rawValue == 10)
    #expect(AUEventSampleTimeImmediate == -4_294_967_296)
    // The four characters a, u, s, p.
    #expect(kAudioUnitType_SpeechSynthesizer == 0x6175_7370)
    let marks = (0...4).map { AVSpeechSynthesisMarker.Mark(rawValue: $0) }
    #expect(marks == [.phoneme, .word, .sentence, .paragraph, .bookmark])
  }
}
