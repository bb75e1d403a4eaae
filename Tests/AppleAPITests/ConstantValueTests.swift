import AVFoundation
import CoreAudioKit
import Testing

/// A constant and the number that Apple's headers give it.
struct ConstantValue: Sendable, CustomTestStringConvertible {
  var name: String
  var value: Int
  var expected: Int

  init(_ name: String, _ value: some BinaryInteger, _ expected: Int) {
    self.name = name
    self.value = Int(value)
    self.expected = expected
  }

  var testDescription: String { name }
}

@Suite("Apple's constants")
struct ConstantValueTests {
  private typealias Authorization = AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus
  private typealias Traits = AVSpeechSynthesisVoice.Traits
  private typealias Flags = AudioUnitRenderActionFlags
  private typealias Options = AudioComponentInstantiationOptions

  static let speech: [ConstantValue] = [
    .init("boundary immediate", AVSpeechBoundary.immediate.rawValue, 0),
    .init("boundary word", AVSpeechBoundary.word.rawValue, 1),
    .init("quality default", AVSpeechSynthesisVoiceQuality.default.rawValue, 1),
    .init("quality enhanced", AVSpeechSynthesisVoiceQuality.enhanced.rawValue, 2),
    .init("quality premium", AVSpeechSynthesisVoiceQuality.premium.rawValue, 3),
    .init("gender unspecified", AVSpeechSynthesisVoiceGender.unspecified.rawValue, 0),
    .init("gender male", AVSpeechSynthesisVoiceGender.male.rawValue, 1),
    .init("gender female", AVSpeechSynthesisVoiceGender.female.rawValue, 2),
    .init("mark phoneme", AVSpeechSynthesisMarker.Mark.phoneme.rawValue, 0),
    .init("mark word", AVSpeechSynthesisMarker.Mark.word.rawValue, 1),
    .init("mark sentence", AVSpeechSynthesisMarker.Mark.sentence.rawValue, 2),
    .init("mark paragraph", AVSpeechSynthesisMarker.Mark.paragraph.rawValue, 3),
    .init("mark bookmark", AVSpeechSynthesisMarker.Mark.bookmark.rawValue, 4),
    .init("personal voices not determined", Authorization.notDetermined.rawValue, 0),
    .init("personal voices denied", Authorization.denied.rawValue, 1),
    .init("personal voices unsupported", Authorization.unsupported.rawValue, 2),
    .init("personal voices authorized", Authorization.authorized.rawValue, 3),
    .init("no trait", ([] as Traits).rawValue, 0),
    .init("novelty trait", Traits.isNoveltyVoice.rawValue, 1 << 0),
    .init("personal trait", Traits.isPersonalVoice.rawValue, 1 << 1),
    .init("type of speech synthesizers", kAudioUnitType_SpeechSynthesizer, 0x6175_7370),
  ]

  static let audioUnits: [ConstantValue] = [
    .init("input bus", AUAudioUnitBusType.input.rawValue, 1),
    .init("output bus", AUAudioUnitBusType.output.rawValue, 2),
    .init("immediate event", AUEventSampleTimeImmediate, -4_294_967_296),
    .init("parameter event", AURenderEventType.parameter.rawValue, 1),
    .init("parameter ramp event", AURenderEventType.parameterRamp.rawValue, 2),
    .init("MIDI event", AURenderEventType.MIDI.rawValue, 8),
    .init("system exclusive event", AURenderEventType.midiSysEx.rawValue, 9),
    .init("MIDI event list", AURenderEventType.midiEventList.rawValue, 10),
    .init("before render", Flags.unitRenderAction_PreRender.rawValue, 1 << 2),
    .init("after render", Flags.unitRenderAction_PostRender.rawValue, 1 << 3),
    .init("silence", Flags.unitRenderAction_OutputIsSilence.rawValue, 1 << 4),
    .init("preflight", Flags.offlineUnitRenderAction_Preflight.rawValue, 1 << 5),
    .init("render", Flags.offlineUnitRenderAction_Render.rawValue, 1 << 6),
    .init("complete", Flags.offlineUnitRenderAction_Complete.rawValue, 1 << 7),
    .init("error after render", Flags.unitRenderAction_PostRenderError.rawValue, 1 << 8),
    .init("unchecked render", Flags.unitRenderAction_DoNotCheckRenderArgs.rawValue, 1 << 9),
    .init("unsearchable", AudioComponentFlags.unsearchable.rawValue, 1),
    .init("sandbox-safe", AudioComponentFlags.sandboxSafe.rawValue, 2),
    .init("version 3", AudioComponentFlags.isV3AudioUnit.rawValue, 4),
    .init("asynchronous", AudioComponentFlags.requiresAsyncInstantiation.rawValue, 8),
    .init("loadable in process", AudioComponentFlags.canLoadInProcess.rawValue, 0x10),
    .init("load out of process", Options.loadOutOfProcess.rawValue, 1),
    .init("load in process", Options.loadInProcess.rawValue, 2),
    .init("loaded remotely", Options.loadedRemotely.rawValue, 1 << 31),
    .init("other format", AVAudioCommonFormat.otherFormat.rawValue, 0),
    .init("Float32", AVAudioCommonFormat.pcmFormatFloat32.rawValue, 1),
    .init("Float64", AVAudioCommonFormat.pcmFormatFloat64.rawValue, 2),
    .init("Int16", AVAudioCommonFormat.pcmFormatInt16.rawValue, 3),
    .init("Int32", AVAudioCommonFormat.pcmFormatInt32.rawValue, 4),
  ]

  static let statuses: [ConstantValue] = [
    .init("noErr", noErr, 0),
    .init("InvalidParameter", kAudioUnitErr_InvalidParameter, -10878),
    .init("InvalidElement", kAudioUnitErr_InvalidElement, -10877),
    .init("NoConnection", kAudioUnitErr_NoConnection, -10876),
    .init("FailedInitialization", kAudioUnitErr_FailedInitialization, -10875),
    .init("TooManyFramesToProcess", kAudioUnitErr_TooManyFramesToProcess, -10874),
    .init("FormatNotSupported", kAudioUnitErr_FormatNotSupported, -10868),
    .init("Uninitialized", kAudioUnitErr_Uninitialized, -10867),
    .init("CannotDoInCurrentContext", kAudioUnitErr_CannotDoInCurrentContext, -10863),
    .init("Initialized", kAudioUnitErr_Initialized, -10849),
    .init("InvalidOfflineRender", kAudioUnitErr_InvalidOfflineRender, -10848),
    .init("Unauthorized", kAudioUnitErr_Unauthorized, -10847),
    .init("InstanceTimedOut", kAudioComponentErr_InstanceTimedOut, -66754),
    .init("DuplicateDescription", kAudioComponentErr_DuplicateDescription, -66752),
    .init("UnsupportedType", kAudioComponentErr_UnsupportedType, -66751),
    .init("TooManyInstances", kAudioComponentErr_TooManyInstances, -66750),
    .init("InstanceInvalidated", kAudioComponentErr_InstanceInvalidated, -66749),
    .init("NotPermitted", kAudioComponentErr_NotPermitted, -66748),
    .init("InitializationTimedOut", kAudioComponentErr_InitializationTimedOut, -66747),
    .init("InvalidFormat", kAudioComponentErr_InvalidFormat, -66746),
    .init("RenderTimeout", kAudioUnitErr_RenderTimeout, -66745),
    .init("ExtensionNotFound", kAudioUnitErr_ExtensionNotFound, -66744),
    .init("ParamError", kAudio_ParamError, -50),
  ]

  @Test("have Apple's numbers", arguments: speech + audioUnits + statuses)
  func numbers(_ constant: ConstantValue) {
    #expect(constant.value == constant.expected)
  }

  @Test("have Apple's texts and rates")
  func texts() {
    #expect(AVSpeechUtteranceMinimumSpeechRate == 0)
    #expect(AVSpeechUtteranceDefaultSpeechRate == 0.5)
    #expect(AVSpeechUtteranceMaximumSpeechRate == 1)
    #expect(AVSpeechSynthesisVoiceIdentifierAlex == "com.apple.speech.voice.Alex")
    #expect(AVSpeechSynthesisIPANotationAttribute == "AVSpeechSynthesisIPANotationAttribute")
    #expect(
      AVSpeechSynthesizer.availableVoicesDidChangeNotification.rawValue
        == "AVSpeechSynthesisAvailableVoicesDidChangeNotification")
  }

  @Test("are nil for numbers that none of them has", arguments: [-1, 5, 99, Int.max])
  func otherNumbers(_ number: Int) {
    #expect(AVSpeechBoundary(rawValue: number) == nil)
    #expect(AVSpeechSynthesisVoiceQuality(rawValue: number) == nil)
    #expect(AVSpeechSynthesisVoiceQuality(rawValue: 0) == nil)
    #expect(AVSpeechSynthesisVoiceGender(rawValue: number) == nil)
    #expect(AVSpeechSynthesisMarker.Mark(rawValue: number) == nil)
    #expect(Authorization(rawValue: UInt(bitPattern: number)) == nil)
    #expect(AUAudioUnitBusType(rawValue: number) == nil)
    #expect(Traits(rawValue: UInt(bitPattern: number)).rawValue == UInt(bitPattern: number))
  }
}
