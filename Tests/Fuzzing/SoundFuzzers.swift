import AIFF
import Posix
import RecordedVoice
import SpeechProviderKit
import SpeechTypes
import VoiceBundle

/// A recording: what it says of itself fits its size, and its samples are within full scale where they
/// are integers.
func fuzzRecording(_ input: [UInt8]) {
  guard let description = try? AIFFDescription(parsing: input.span.bytes) else { return }
  precondition(description.sampleData.upperBound <= input.count)
  precondition(AIFFDescription.sampleRates.contains(description.sampleRate))
  let frames = 0..<min(description.frameCount, 4096)
  var integers = [Int16](repeating: 0, count: frames.count)
  var values = [Float](repeating: 0, count: frames.count)
  for channel in [0, description.channelCount - 1] {
    var span = integers.mutableSpan
    description.decodeInt16(frames: frames, channel: channel, from: input.span.bytes, into: &span)
    var floats = values.mutableSpan
    description.decode(frames: frames, channel: channel, from: input.span.bytes, into: &floats)
  }
}

/// A unit bank in which bytes are changed speaks a sentence: each six bytes say where, and which four
/// are there instead. Nothing of it leads out of the bundle.
func fuzzUnitBank(_ input: [UInt8]) {
  var bytes = DamagedVoice.bank
  for start in stride(from: 0, to: input.count - 5, by: 6) {
    let place = (Int(input[start]) | Int(input[start + 1]) << 8) * 4 % (bytes.count - 4)
    for offset in 0..<4 { bytes[place + offset] = input[start + 2 + offset] }
  }
  let voice = DamagedVoice(bank: bytes)
  guard let unit = try? AudioUnitFactory(source: voice).createAudioUnit(with: description),
    let unit = unit as? RecordedVoiceAudioUnit
  else { fatalError("there is no unit") }
  unit.isRenderingOffline = true
  guard (try? unit.allocateRenderResources()) != nil else { fatalError("it has no resources") }
  unit.beginStreamedRequest(
    voice: DamagedVoice.identifier, textKind: .ssml, options: SpeechOptions())
  let text = "<speak>It is a cat. <prosody rate='2'>A dog!</prosody></speak>"
  unit.appendText(Array(text.utf8)[...], isLast: true)
  guard unit.requestFailure == nil else { return }
  let render = unit.renderBlock
  // No sentence of seven words lasts two minutes.
  for _ in 0..<6000 where pull(render) { return }
  fatalError("it does not end")
}

private let description = AudioComponentDescription(
  componentType: kAudioUnitType_SpeechSynthesizer, componentSubType: 0, componentManufacturer: 0,
  componentFlags: 0, componentFlagsMask: 0)

/// - Returns: Whether that was the last.
private func pull(_ render: AURenderBlock) -> Bool {
  var buffer = [Float](repeating: 0, count: 512)
  var flags: AudioUnitRenderActionFlags = []
  var time = AudioTimeStamp(mSampleTime: 0)
  _ = buffer.withUnsafeMutableBytes { bytes in
    var list = AudioBufferList(
      mBuffers: AudioBuffer(
        mNumberChannels: 1, mDataByteSize: UInt32(bytes.count), mData: bytes.baseAddress))
    return render(&flags, &time, 512, 0, &list, nil)
  }
  return flags.contains(.offlineUnitRenderAction_Complete)
}

/// A bundled voice with another unit bank.
private struct DamagedVoice: VoiceSource {
  static let name = "com.example.pip"
  static let source = "ProviderExtension/Voices/\(name).voice"
  static let folder = ".build/fuzz/\(name).voice"
  static let bank = (try? Descriptor(opening: "\(source)/units.bank", .readOnly).readAll()) ?? []
  static let identifier: VoiceIdentifier = {
    guard let identifier = VoiceIdentifier(name) else { fatalError(name) }
    return identifier
  }()

  let lexicons = LexiconCache()

  init(bank: [UInt8]) {
    do {
      let file = try Descriptor(
        opening: "\(Self.folder)/units.bank", .writeOnly, options: [.create, .truncate])
      try file.writeAll(bank)
    } catch {
      fatalError("\(error)")
    }
  }

  func voiceList() throws(SpeechFailure) -> VoiceList { VoiceList() }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    do {
      return try OpenedVoice(try VoiceBundle.load(Self.folder, checksFiles: false))
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }
}
