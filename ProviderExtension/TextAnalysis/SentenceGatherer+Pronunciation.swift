import SSML
import SpeechTypes

// What a document says of how words are pronounced.
extension SentenceGatherer {
  /// Takes in what an element says of how words are pronounced.
  mutating func openPronunciation(
    _ element: SSMLElement, _ range: TextRange, _ position: TextPosition
  ) {
    switch element {
    case .phoneme(let attributes) where !markup.isSkipped && !markup.ignoresText:
      openPhones(attributes, range, position)
    case .lexicon(let attributes): addLexicon(attributes, position)
    case .lookup(let reference?): lookUp(reference, position)
    default: break
    }
    addLexiconScope()
  }

  private mutating func openPhones(
    _ attributes: PhonemeAttributes, _ range: TextRange, _ position: TextPosition
  ) {
    guard markup.speakingVoice.saysPhones else {
      report(
        .unsupported, "phoneme has no effect with this voice; the text is spoken", at: position)
      return
    }
    let reading = PhonemeElement.read(attributes, in: markup.speakingVoice.language)
    for remark in reading.remarks {
      report(remark.code, remark.message, at: position, remark.severity)
    }
    guard !reading.phonemes.isEmpty else { return }
    markup.sayPhones()
    let phones = SpokenPhones(
      phonemes: reading.phonemes, text: attributes.phonemes ?? "", offset: range.end,
      style: markup.style)
    beginWord()
    add(.phonesStart(phones))
  }

  private mutating func addLexicon(_ attributes: LexiconAttributes, _ position: TextPosition) {
    let reading = LexiconElement.read(attributes, base: markup.uriBase, from: lexiconSource)
    for message in reading.problems {
      report(reading.lexicon == nil ? .lexiconFetch : .badLexicon, message, at: position)
    }
    // The first of an identifier counts; that there is another has been told of by who read the tag.
    if let identifier = attributes.identifier, lexicons.shelf.contains(identifier) { return }
    lexicons.add(reading.lexicon, identifier: attributes.identifier)
  }

  private mutating func lookUp(_ reference: String, _ position: TextPosition) {
    guard lexicons.shelf.contains(reference) else {
      report(
        .unknownLexiconReference,
        "lookup ref=\"\(reference)\": no lexicon has this xml:id; the text is spoken as without it",
        at: position)
      return
    }
    // One that could not be had was told of where it stands.
    if let number = lexicons.shelf.number(of: reference) { markup.lookUp(in: number) }
  }

  /// Hands on which lexicons hold from here, when that has changed.
  mutating func addLexiconScope() {
    var scope = markup.lexiconScope
    scope.lexicons += lexicons.shelf.documentWide
    guard scope != gatheredScope else { return }
    gatheredScope = scope
    add(.lexicons(scope))
  }
}
