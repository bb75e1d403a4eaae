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
      let whole = recorded?[index] ?? problem(forms[index]).map { WordRendering(problem: $0) }
      if let whole {
        // A word that is not joined, or cannot be said, ends the stretch before it.
        renderings += self.renderings(of: stretch, startsSentence, .comma)
        renderings.append(whole)
      } else {
        stretch.append(PhonedWord(word, forms[index], spokenPhones))
        guard isLast || places[index].isBeforePause else { continue }
        let end = isLast ? sentence.stretchEnd : .comma
        renderings += self.renderings(of: stretch, startsSentence, end)
      }
      stretch = []
      startsSentence = false
    }
    return renderings
  }

  /// Why phones cannot be said.
  private func problem(_ phonemes: [Phoneme]) -> String? {
    if phonemes.isEmpty { return "no pronunciation is known" }
    return phonemes.first { spokenPhones[$0] == nil }.map { "no recording has the phone \($0.ipa)" }
  }

  /// How words are said that follow each other without a pause.
  private func renderings(
    of spoken: [PhonedWord], _ startsSentence: Bool,
    _ end: Stretch.End
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
  /// See `WordRendering.substitution`.
  let substitution: String?

  /// - Parameter wanted: Each has a phone in `spokenPhones`.
  init(_ word: SpokenWord, _ wanted: [Phoneme], _ spokenPhones: SpokenPhones) {
    self.word = word
    phonemes = wanted.compactMap { spokenPhones[$0] }
    substitution = zip(wanted, phonemes).first { $0 != $1 }.map { wanted, spoken in
      "no recording has the phone \(wanted.ipa); said as \(spoken.ipa)"
    }
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
