import AIFF
import Pronunciation
import RecordedVoice
import SpeechTypes
import TestSupport
import UnitBank
import VoiceBundle

/// A voice of engine `units` made for one test: vowels and sonorants are pulses through resonators,
/// plosives a closure and a burst, the rest noise.
struct MadeUnitVoice: VoiceSource {
  let lexicons = LexiconCache()
  static let identifier = "com.example.units"
  static let sampleRate = MadeSpeech.sampleRate
  /// 180 frames a period, and 14 periods a phone.
  static let periodFrameCount = 180
  static let hertz = sampleRate / Double(periodFrameCount)
  static let phoneFrameCount = 14 * periodFrameCount
  private let directory: TemporaryDirectory

  /// Recordings of "the cat", "a dog", "the man", "see", each between two pauses.
  private static let stretches = ["DH AH0 K AE1 T", "AH0 D AO1 G", "DH AH0 M AE1 N", "S IY1"]
    .map { phones in
      Stretch([Phoneme.parse(arpabet: phones) ?? []], startsSentence: true, end: .statement)
    }
  private static let speeches = stretches.map { speech($0.phones.map(\.phoneme)) }

  /// - Parameters:
  ///   - peak: Of the recordings.
  ///   - phrases: Recorded whole, by their words; the samples are written as they are.
  init(peak: Float = 0.45, phrases: KeyValuePairs<String, [Int16]> = [:]) throws {
    directory = try TemporaryDirectory()
    let folder = "\(Self.identifier).voice"
    var phones: [UnitPhone] = []
    var recordings: [UnitRecording] = []
    for (number, (stretch, speech)) in zip(Self.stretches, Self.speeches).enumerated() {
      let greatest = speech.samples.reduce(0) { max($0, abs($1)) }
      let samples = speech.samples.map { Int16(($0 / greatest * peak * 32_767).rounded()) }
      try directory.write(Self.file(samples), to: "\(folder)/Audio/\(number).aiff")
      recordings.append(
        UnitRecording(
          name: "\(number).aiff", frameCount: samples.count, pitchMarks: speech.marks))
      let spokenPhones = stretch.phones.map { ($0.phoneme as Phoneme?, $0.place) }
      for (index, phone) in ([(nil, [])] + spokenPhones + [(nil, [])]).enumerated() {
        phones.append(Self.phone(index, phone.0, phone.1, number, speech.marks))
      }
    }
    let weights = ProsodyModel.Weights(
      bias: 63, classes: [Float](repeating: 0, count: ProsodyModel.weightCount))
    let writer = UnitBankWriter(
      sampleRate: UInt32(Self.sampleRate), recordings: recordings, phones: phones,
      model: ProsodyModel(length: weights, pitch: weights))
    try directory.write(writer.bytes(), to: "\(folder)/units.bank")
    try directory.write(
      #"""
      {"format": 1, "identifier": "\#(Self.identifier)", "name": "Units", "version": "1",
       "primaryLanguages": ["en-US"], "sampleRate": 22050, "engine": "units", "license": "CC0",
       "source": "a test"\#(try Self.write(phrases, directory, folder))}
      """#, to: "\(folder)/voice.json")
  }

  /// - Returns: What the manifest says of them.
  private static func write(
    _ phrases: KeyValuePairs<String, [Int16]>, _ directory: TemporaryDirectory, _ folder: String
  ) throws -> String {
    var entries: [String] = []
    for (number, phrase) in phrases.enumerated() {
      try directory.write(file(phrase.value), to: "\(folder)/Audio/phrase-\(number).aiff")
      entries.append(#"{"file": "phrase-\#(number).aiff", "text": "\#(phrase.key)"}"#)
    }
    return entries.isEmpty ? "" : #", "recordings": [\#(entries.joined(separator: ", "))]"#
  }

  private static func file(_ samples: [Int16]) throws -> [UInt8] {
    var bytes = try AIFFWriter(sampleRate: sampleRate).header(frameCount: samples.count)
    AIFFWriter.append(samples.span, to: &bytes)
    return bytes
  }

  /// The bundle's files, for tests that change them.
  var unitBankPath: String { directory.path("\(Self.identifier).voice/units.bank") }
  var audioFolder: String { directory.path("\(Self.identifier).voice/Audio") }

  /// A unit that opens the voice anew.
  func unit() throws -> RecordedVoiceAudioUnit { try Rendering.unit(self) }

  func voiceList() throws(SpeechFailure) -> VoiceList { VoiceList() }

  func openVoice(_ identifier: VoiceIdentifier) throws(SpeechFailure) -> OpenedVoice {
    do {
      let path = directory.path("\(identifier.rawValue).voice")
      return try OpenedVoice(try VoiceBundle.load(path, checksFiles: false))
    } catch {
      throw SpeechFailure(.voiceUnusable, "\(error)")
    }
  }

  /// A pause, the phones, and a pause, all of one length.
  private static func speech(_ phonemes: [Phoneme]) -> MadeSpeech {
    let silence = MadeSpeech(samples: [Float](repeating: 0, count: phoneFrameCount))
    var speech = silence
    var index = 0
    while index < phonemes.count {
      // Voice goes on from one phone to the next.
      let end = phonemes[index...].firstIndex { !isVoiced($0) } ?? phonemes.count
      if end > index {
        speech = speech.followed(
          by: .vowel(hertz: hertz, frameCount: (end - index) * phoneFrameCount))
        index = end
      } else {
        speech = speech.followed(by: noise(phonemes[index], seed: UInt64(speech.samples.count)))
        index += 1
      }
    }
    return speech.followed(by: silence)
  }

  private static func isVoiced(_ phoneme: Phoneme) -> Bool {
    switch phoneme.manner {
    case .vowel, .liquid, .glide, .nasal: true
    case .fricative, .affricate, .stop: false
    }
  }

  private static func noise(_ phoneme: Phoneme, seed: UInt64) -> MadeSpeech {
    guard phoneme.manner == .stop else {
      return .noise(frameCount: phoneFrameCount, peak: 0.1, seed: seed)
    }
    return MadeSpeech.noise(frameCount: phoneFrameCount - 400, peak: 0.002, seed: seed)
      .followed(by: .noise(frameCount: 200, peak: 0.3, seed: seed + 1))
      .followed(by: .noise(frameCount: 200, peak: 0.05, seed: seed + 2))
  }

  private static func phone(
    _ index: Int, _ phoneme: Phoneme?, _ place: PhonePlace, _ recording: Int, _ marks: [Int]
  ) -> UnitPhone {
    // Ten frames behind a pulse, where a step would be heard.
    let start = index == 0 ? 0 : index * phoneFrameCount + 47
    let middle = start + phoneFrameCount / 2
    let isVoiced = phoneme.map(isVoiced) ?? false
    return UnitPhone(
      recording: recording, phoneme: phoneme, place: place, startFrame: start,
      cutFrame: isVoiced ? marks.first { $0 >= middle } ?? middle : middle,
      periodFrameCount: isVoiced ? periodFrameCount : 0,
      spectrum: [Int8](repeating: 0, count: UnitPhone.spectrumCount), attenuationDecibels: 20)
  }
}
