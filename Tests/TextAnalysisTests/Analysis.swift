import SpeechTypes
import TextAnalysis

/// A text taken apart, whole or a byte at a time.
struct Analysis {
  var sentences: [SpokenSentence] = []
  var diagnostics: [Diagnostic] = []

  init(
    _ text: String, _ kind: SpeechTextKind = .ssml, pieceByteCount: Int = .max,
    options: SpeechOptions = SpeechOptions(), voice: SpeakingVoice = SpeakingVoice(),
    audioFinder: (any AudioFinder)? = nil, lexicons: (any LexiconSource)? = FixtureLexicons(),
    voiceFinder: (any VoiceFinder)? = nil
  ) {
    self.init(
      Array(text.utf8), kind, pieceByteCount: pieceByteCount, options: options, voice: voice,
      audioFinder: audioFinder, lexicons: lexicons, voiceFinder: voiceFinder)
  }

  init(
    _ bytes: [UInt8], _ kind: SpeechTextKind = .ssml, pieceByteCount: Int = .max,
    options: SpeechOptions = SpeechOptions(), voice: SpeakingVoice = SpeakingVoice(),
    audioFinder: (any AudioFinder)? = nil, lexicons: (any LexiconSource)? = FixtureLexicons(),
    voiceFinder: (any VoiceFinder)? = nil
  ) {
    var analyzer = TextAnalyzer(
      kind, options: options, voice: voice, audioFinder: audioFinder, lexicons: lexicons,
      voiceFinder: voiceFinder)
    var rest = bytes[...]
    while true {
      switch analyzer.next() {
      case .sentence(let sentence): sentences.append(sentence)
      case .needsText:
        let piece = rest.prefix(pieceByteCount)
        rest = rest.dropFirst(piece.count)
        analyzer.append(piece)
        if rest.isEmpty { analyzer.finish() }
      case .end:
        diagnostics += analyzer.takeDiagnostics()
        return
      }
      diagnostics += analyzer.takeDiagnostics()
    }
  }

  /// Sentences between ` / `, words, `,` for a boundary, `<ms>` for a pause, `@name` for a mark, `$uri`
  /// for a sound and `!uri` for one that cannot be played.
  var outline: String {
    sentences.map { sentence in
      sentence.elements.map(Self.outline).joined(separator: " ")
    }.joined(separator: " / ")
  }

  var words: [SpokenWord] {
    sentences.flatMap(\.elements).compactMap {
      guard case .word(let word) = $0 else { return nil }
      return word
    }
  }

  /// The names of the marks, in order.
  var marks: [String] {
    sentences.flatMap(\.elements).compactMap {
      guard case .mark(let name, _) = $0 else { return nil }
      return name
    }
  }

  /// The text of `document` that each word stands for; by UTF-8 and by UTF-16 it must be the same.
  func sources(in document: String) -> [String] {
    let utf8 = Array(document.utf8)
    let utf16 = Array(document.utf16)
    return words.map { word in
      let source = String(decoding: utf8[word.range.utf8], as: UTF8.self)
      let other = String(decoding: utf16[word.range.utf16], as: UTF16.self)
      return source == other ? source : "\(source) and \(other)"
    }
  }

  private static func outline(_ element: SentenceElement) -> String {
    switch element {
    case .word(let word): word.spoken
    case .boundary: ","
    case .pause(.milliseconds(let milliseconds), _): "<\(milliseconds)>"
    case .pause(.strength(let strength), _): "<s\(strength)>"
    case .pause(.none, _): "<none>"
    case .mark(let name, _): "@\(name)"
    case .audio(let audio): (audio.passage == nil ? "!" : "$") + audio.uri
    }
  }
}
