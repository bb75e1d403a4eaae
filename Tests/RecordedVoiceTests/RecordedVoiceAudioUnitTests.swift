import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import TestSupport
import Testing

@Suite("The recorded voice's unit keeps Apple's contract", .tags(.audio), .timeLimit(.minutes(5)))
struct RecordedVoiceAudioUnitTests {
  @Test(
    "Requests replaced before they are rendered do not fill the queue", arguments: [true, false])
  func replacedUnrendered(isOffline: Bool) throws {
    let unit = try Rendering.unit(MadeVoice([MadeVoice.Sound(text: "long", frameCount: 6000)]))
    unit.isRenderingOffline = isOffline
    let voice = AVSpeechSynthesisProviderVoice(
      name: "", identifier: MadeVoice.identifier, primaryLanguages: [], supportedLanguages: [])
    let request = AVSpeechSynthesisProviderRequest(
      ssmlRepresentation: "<speak>long long</speak>", voice: voice)
    for _ in 0..<50 { unit.synthesizeSpeechRequest(request) }
    unit.isRenderingOffline = true
    let rendering = try Rendering("long", voice: MadeVoice.identifier, on: unit)
    #expect(rendering.samples.count == 6000)
  }

  @Test("A request as Apple's hosts make it is spoken, and its markers name it")
  func synthesize() throws {
    let unit = try Rendering.unit(MadeVoice([MadeVoice.Sound(text: "word", frameCount: 300)]))
    let voice = AVSpeechSynthesisProviderVoice(
      name: "", identifier: MadeVoice.identifier, primaryLanguages: [], supportedLanguages: [])
    let request = AVSpeechSynthesisProviderRequest(
      ssmlRepresentation: "<speak>word</speak>", voice: voice)
    var marks: [AVSpeechSynthesisMarker.Mark] = []
    unit.speechSynthesisOutputMetadataBlock = { markers, spoken in
      #expect(spoken === request)
      marks += markers.map(\.mark)
    }
    unit.synthesizeSpeechRequest(request)
    #expect(Self.pull(unit, 200).samples.count == 200)
    let last = Self.pull(unit, 200)
    #expect(last.samples.count == 100)
    #expect(last.isComplete)
    #expect(marks == [.sentence, .word])
  }

  @Test(
    "A voice that is none ends the request at once with a failure",
    arguments: ["", "../made", "com.example.other"])
  func badVoice(identifier: String) throws {
    let unit = try Rendering.unit(MadeVoice([MadeVoice.Sound(text: "word")]))
    let voice = AVSpeechSynthesisProviderVoice(
      name: "", identifier: identifier, primaryLanguages: [], supportedLanguages: [])
    unit.synthesizeSpeechRequest(
      AVSpeechSynthesisProviderRequest(ssmlRepresentation: "<speak>word</speak>", voice: voice))
    #expect(unit.requestFailure != nil)
    let call = Self.pull(unit, 100)
    #expect(call.samples.isEmpty)
    #expect(call.isComplete)
    unit.cancelSpeechRequest()
    #expect(unit.requestFailure == nil)
  }

  @Test("A reset or a cancel gives the request up: the next call completes without a frame")
  func givenUp() throws {
    let unit = try Rendering.unit(MadeVoice([MadeVoice.Sound(text: "word", frameCount: 300)]))
    let voice = try #require(VoiceIdentifier(MadeVoice.identifier))
    for giveUp in [unit.reset, unit.cancelSpeechRequest] {
      unit.beginStreamedRequest(voice: voice, textKind: .plain)
      unit.appendText(Array("word".utf8)[...], isLast: true)
      #expect(Self.pull(unit, 100).samples.count == 100)
      giveUp()
      let call = Self.pull(unit, 100)
      #expect(call.samples.isEmpty)
      #expect(call.isComplete)
    }
  }

  @Test("The bus takes no other format than the voice's; another voice brings its own")
  func format() throws {
    let unit = try Rendering.unit(MadeVoice([MadeVoice.Sound(text: "word")]))
    unit.deallocateRenderResources()
    let bus = unit.outputBusses[0]
    for (rate, channels) in [(48_000, 1), (22_050, 2)] as [(Double, UInt32)] {
      let format = try #require(
        AVAudioFormat(standardFormatWithSampleRate: rate, channels: channels))
      #expect(throws: AudioUnitError(status: kAudioUnitErr_FormatNotSupported)) {
        try bus.setFormat(format)
      }
    }
    try bus.setFormat(
      #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1)))
    let voice = try #require(VoiceIdentifier(MadeVoice.identifier))
    unit.beginStreamedRequest(voice: voice, textKind: .plain)
    #expect(bus.format.sampleRate == 1000)
  }

  @Test("More frames a call than the queue holds are refused when resources are allocated")
  func tooManyFrames() throws {
    let unit = try Rendering.unit()
    unit.deallocateRenderResources()
    unit.maximumFramesToRender = 8192
    #expect(throws: AudioUnitError(status: kAudioUnitErr_TooManyFramesToProcess)) {
      try unit.allocateRenderResources()
    }
    unit.maximumFramesToRender = 8191
    try unit.allocateRenderResources()
  }

  @Test("Silence made louder without end stays silence")
  func loudSilence() throws {
    let unit = try Rendering.unit(
      MadeVoice([MadeVoice.Sound(text: "hush", frameCount: 100, value: 0)]))
    let document = "<speak version='1.1'>hush<prosody volume='+9000dB'> hush</prosody></speak>"
    let rendering = try Rendering(document, voice: MadeVoice.identifier, on: unit)
    #expect(rendering.samples.allSatisfy { $0 == 0 })
  }

  /// One call of the host's render block.
  private static func pull(
    _ unit: RecordedVoiceAudioUnit, _ frameCount: Int
  ) -> (samples: [Float], isComplete: Bool) {
    var samples = [Float](repeating: .nan, count: frameCount)
    var flags: AudioUnitRenderActionFlags = []
    var time = AudioTimeStamp()
    var rendered = 0
    samples.withUnsafeMutableBytes { bytes in
      var list = AudioBufferList(
        mBuffers: AudioBuffer(
          mNumberChannels: 1, mDataByteSize: UInt32(bytes.count), mData: bytes.baseAddress))
      let status = unit.renderBlock(&flags, &time, UInt32(frameCount), 0, &list, nil)
      #expect(status == noErr)
      rendered = Int(list.mBuffers.mDataByteSize) / 4
    }
    return (
      Array(samples[..<rendered]), flags.contains(.offlineUnitRenderAction_Complete)
    )
  }
}
