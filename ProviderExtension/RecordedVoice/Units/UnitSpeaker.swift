internal import Pronunciation
internal import TextAnalysis
internal import UnitBank

/// Says any words, from the phones of recorded sentences; words that were recorded to be heard as they
/// are, by those recordings.
final class UnitSpeaker: WordSpeaker {
  let bank: UnitBank
  let spokenPhones: SpokenPhones
  let selector: UnitSelector
  private let recordings: RecordingStore
  /// By number, so that their names are asked for once.
  private var known: [MappedRecording?]
  private var pronouncer: any Pronouncer
  private let phrases: PhraseSpeaker?

  /// - Parameter phrases: What says the words that it has whole recordings of.
  init(
    _ bank: UnitBank, _ recordings: RecordingStore, _ pronouncer: any Pronouncer,
    phrases: PhraseSpeaker? = nil
  ) {
    self.bank = bank
    spokenPhones = SpokenPhones(bank: bank)
    self.phrases = phrases
    self.recordings = recordings
    known = Array(repeating: nil, count: bank.recordingCount)
    self.pronouncer = pronouncer
    selector = UnitSelector(bank)
  }

  func use(userEntries: [String: [Phoneme]]) {
    pronouncer = pronouncer.with(userEntries: userEntries)
  }

  var pitchHertz: Double? { ProsodyScale.hertz(pitch: Double(bank.model.pitch.bias)) }

  func speech(of sentence: SpokenSentence) throws(RecordingError) -> any SentenceSpeech {
    UnitSpeech(
      sentence, self, pronouncer, recorded: try phrases?.recordedRenderings(of: sentence))
  }

  /// The recording with a number that the bank has.
  func recording(_ number: Int) throws(RecordingError) -> MappedRecording {
    guard known.indices.contains(number) else { throw RecordingError("no recording \(number)") }
    if let recording = known[number] { return recording }
    let recording = try recordings[bank.recordingName(number)]
    known[number] = recording
    return recording
  }
}
