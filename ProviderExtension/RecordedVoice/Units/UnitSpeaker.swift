internal import Pronunciation
internal import SpeechTypes
internal import TextAnalysis
internal import UnitBank

/// Says any words, from the phones of recorded sentences; words that were recorded to be heard as they
/// are, by those recordings.
final class UnitSpeaker: WordSpeaker {
  private let bank: UnitBank
  private let spokenPhones: SpokenPhones
  private let recordings: RecordingStore
  /// By number, so that their names are asked for once.
  private var known: [MappedRecording?]
  private var pronouncer: any Pronouncer
  private let selector: UnitSelector
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

  func renderings(of sentence: SpokenSentence) -> [WordRendering] {
    var renderings: [WordRendering] = []
    var stretch: [PhonedWord] = []
    var startsSentence = !sentence.continuesSentence
    let words = sentence.spokenWords
    let places = sentence.wordsToPronounce
    let forms = pronouncer.phonemes(of: places)
    let recorded = phrases?.recordedRenderings(of: sentence)
    for (index, word) in words.enumerated() {
      let isLast = index == words.count - 1
      let phoned = PhonedWord(word, forms[index], spokenPhones)
      if recorded?[index] == nil, phoned.problem == nil {
        stretch.append(phoned)
        guard isLast || places[index].isBeforePause else { continue }
        let end = isLast ? sentence.stretchEnd : .comma
        renderings += self.renderings(of: stretch, startsSentence, end)
      } else {
        // A word that is not joined, or cannot be said, ends the stretch before it.
        renderings += self.renderings(of: stretch, startsSentence, .comma)
        renderings.append(recorded?[index] ?? WordRendering(problem: phoned.problem))
      }
      stretch = []
      startsSentence = false
    }
    return renderings
  }

  /// How words are said that follow each other without a pause.
  private func renderings(
    of spoken: [PhonedWord], _ startsSentence: Bool, _ end: Stretch.End
  ) -> [WordRendering] {
    guard !spoken.isEmpty else { return [] }
    let stretch = Stretch(spoken.map(\.phonemes), startsSentence: startsSentence, end: end)
    do throws(RecordingError) {
      guard let pairs = selector.select(stretch) else {
        throw RecordingError("phones that cannot be joined")
      }
      let parts = UnitPart.parts(pairs, bank)
      var steps = try steps(parts, stretch, spoken.map(\.word))
      // Next to a recorded pause speech sets in and ends by itself.
      steps.fadeEdges(
        startsCut: pairs.first?.isWhole == false, endsCut: pairs.last?.isWhole == false)
      let renderings = UnitPart.renderings(parts, stretch.phones, wordCount: spoken.count)
      return spoken.indices.map { index in
        WordRendering(
          steps: steps[index], rendering: renderings[index],
          phonemes: spoken[index].phonemes.ipa, substitution: spoken[index].substitution)
      }
    } catch {
      return spoken.map { _ in WordRendering(problem: "\(error)") }
    }
  }

  private func recording(_ number: Int) throws(RecordingError) -> MappedRecording {
    guard known.indices.contains(number) else { throw RecordingError("no recording \(number)") }
    if let recording = known[number] { return recording }
    let recording = try recordings[bank.recordingName(number)]
    known[number] = recording
    return recording
  }

  private func steps(
    _ parts: [UnitPart], _ stretch: Stretch, _ words: [SpokenWord]
  ) throws(RecordingError) -> [[RenderStep]] {
    var parts = parts
    var mapped: [MappedRecording] = []
    for index in parts.indices {
      let recording = try recording(parts[index].recording)
      // The bank may say anything of where they lie.
      parts[index].frames = parts[index].frames.clamped(to: 0..<recording.frameCount)
      mapped.append(recording)
    }
    guard words.allSatisfy(\.isAsRecorded) else {
      return ChangedUnitSteps(
        parts: parts, phones: stretch.phones, words: words, recordings: mapped, bank: bank
      ).byWord
    }
    return UnitSteps(parts: parts, phones: stretch.phones, words: words, recordings: mapped).byWord
  }
}

/// A word and the phones that it is said with.
private struct PhonedWord {
  let word: SpokenWord
  let phonemes: [Phoneme]
  /// Why it cannot be said.
  let problem: String?
  /// See `WordRendering.substitution`.
  let substitution: String?

  init(_ word: SpokenWord, _ wanted: [Phoneme], _ spokenPhones: SpokenPhones) {
    self.word = word
    var phonemes: [Phoneme] = []
    var problem = wanted.isEmpty ? "no pronunciation is known" : nil
    var substitution: String?
    for phoneme in wanted {
      guard let spoken = spokenPhones[phoneme] else {
        problem = "no recording has the phone \(phoneme.ipa)"
        break
      }
      if spoken != phoneme, substitution == nil {
        substitution = "no recording has the phone \(phoneme.ipa); said as \(spoken.ipa)"
      }
      phonemes.append(spoken)
    }
    (self.phonemes, self.problem, self.substitution) = (phonemes, problem, substitution)
  }
}

extension [[RenderStep]] {
  /// Fades the first sound in and the last one out, where they are cut.
  fileprivate mutating func fadeEdges(startsCut: Bool, endsCut: Bool) {
    let places = indices.flatMap { word in self[word].indices.map { (word, $0) } }
      .filter { word, index in if case .sound = self[word][index] { true } else { false } }
    for (place, isFirst) in [(places.first, true), (places.last, false)] {
      guard let (word, index) = place, case .sound(var sound) = self[word][index] else { continue }
      if isFirst { sound.fadesIn = startsCut } else { sound.fadesOut = endsCut }
      self[word][index] = .sound(sound)
    }
  }
}

extension SpokenSentence {
  /// How what is said last ends: as a question, a statement, or before more of the sentence.
  fileprivate var stretchEnd: Stretch.End {
    guard ending > .phrase else { return .comma }
    let closing = "\"'\u{201D}\u{2019})] \n\t"
    return text.last { !closing.contains($0) } == "?" ? .question : .statement
  }
}
