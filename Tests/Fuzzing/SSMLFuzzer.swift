import SSML
import SpeechTypes
import TextAnalysis

/// A document, read and cut as its first byte says: ranges lie in the text and are not turned round,
/// words and sentences come in the order of the text.
func fuzzSSML(_ input: [UInt8]) {
  guard let first = input.first else { return }
  var options = SpeechOptions()
  options.isSpelling = first & 0x80 != 0
  options.punctuation = PunctuationMode(rawValue: first >> 5 & 3) ?? .none
  var analyzer = TextAnalyzer(
    first & 0x10 != 0 ? .plain : .ssml, options: options, voice: FuzzVoices.first,
    audioFinder: EvenNames(), lexicons: Lexicons(input: input), voiceFinder: FuzzVoices())
  var rest = input.dropFirst()
  let textByteCount = rest.count
  let pieceByteCount = max(1, Int(first & 0x0F) * 7)
  var position = 0
  while true {
    switch analyzer.next() {
    case .sentence(let sentence): position = check(sentence, from: position, textByteCount)
    case .needsText:
      let piece = rest.prefix(pieceByteCount)
      rest = rest.dropFirst(piece.count)
      analyzer.append(piece)
      if rest.isEmpty { analyzer.finish() }
    case .end:
      for diagnostic in analyzer.takeDiagnostics() {
        precondition(diagnostic.position.line >= 1 && diagnostic.position.column >= 1)
      }
      return
    }
  }
}

/// A lexicon with phones, chains and cycles for every URI but `input`, which is the input itself.
private struct Lexicons: LexiconSource {
  let input: [UInt8]

  func lexicon(
    at uri: String, documentBase: String?
  ) throws(LexiconRefusal) -> PronunciationLexicon {
    PronunciationLexicon(PLSReader.read(uri == "input" ? input.span : Self.text.span))
  }

  private static let text = Array(
    """
    <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" alphabet="ipa">
    <lexeme><grapheme>a</grapheme><phoneme>ˈeɪ</phoneme></lexeme>
    <lexeme role="r"><grapheme>the a.</grapheme><alias>one a, b</alias></lexeme>
    <lexeme><grapheme>b</grapheme><alias>c c the a.</alias></lexeme>
    <lexeme><grapheme>c</grapheme><alias>b 5% b</alias></lexeme>
    </lexicon>
    """.utf8)
}

/// Can play what has a name of an even number of bytes.
private final class EvenNames: AudioFinder {
  func find(_ reference: AudioReference) throws(AudioFailure) -> AudioMedia {
    let byteCount = reference.uri.utf8.count
    guard byteCount % 2 == 0 else { throw AudioFailure("odd") }
    return AudioMedia(
      path: "/", mediaType: reference.mediaType, frameCount: byteCount * 99, sampleRate: 8000)
  }
}

/// - Returns: Where the sentence's text starts, for the next one.
private func check(_ sentence: SpokenSentence, from position: Int, _ byteCount: Int) -> Int {
  for element in sentence.elements {
    if case .audio(let audio) = element, let passage = audio.passage {
      precondition((0...AudioPassage.maximumSeconds).contains(passage.seconds))
      precondition((0...passage.media.frameCount).contains(passage.frames.upperBound))
    }
    guard case .word(let word) = element else { continue }
    precondition(!word.spoken.isEmpty, "a word of nothing")
    precondition(word.range.start.utf8 >= 0 && word.range.end.utf8 <= byteCount)
    precondition(word.range.start.utf8 <= word.range.end.utf8)
    precondition(word.range.start.utf16 <= word.range.end.utf16)
    precondition(FuzzVoices.names.indices.contains(word.style.voice))
    precondition(Prosody.rates.contains(word.style.prosody.rate))
    precondition(Prosody.pitches.contains(word.style.prosody.pitch))
  }
  guard let range = sentence.range else { return position }
  precondition(range.start.utf8 >= position && range.end.utf8 <= byteCount)
  return range.start.utf8
}
