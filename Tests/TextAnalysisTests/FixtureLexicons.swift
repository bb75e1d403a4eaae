import SSML
import TextAnalysis

/// Lexicons of the folder `Fixtures/lexicons`; `tomato.pls` and `t.pls` are the same.
struct FixtureLexicons: LexiconSource {
  func lexicon(
    at uri: String, documentBase: String?
  ) throws(LexiconRefusal) -> PronunciationLexicon {
    let name = uri == "tomato.pls" ? "t.pls" : uri
    let path = "Tests/TextAnalysisTests/Fixtures/lexicons/" + (documentBase ?? "") + name
    guard let text = try? CaseTable.text(of: path) else {
      throw LexiconRefusal("No such file or directory")
    }
    return PronunciationLexicon(PLSReader.read(Array(text.utf8).span))
  }
}

/// One lexicon, whatever its URI.
struct OneLexicon: LexiconSource {
  let lexicon: PronunciationLexicon

  /// - Parameter lexemes: What stands in the `lexicon` element.
  init(_ lexemes: String) {
    let text = """
      <lexicon version="1.0" xmlns="http://www.w3.org/2005/01/pronunciation-lexicon" \
      alphabet="ipa" xml:lang="en">\(lexemes)</lexicon>
      """
    lexicon = PronunciationLexicon(PLSReader.read(Array(text.utf8).span))
  }

  func lexicon(
    at uri: String, documentBase: String?
  ) throws(LexiconRefusal) -> PronunciationLexicon { lexicon }
}
