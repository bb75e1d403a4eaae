internal import TextAnalysis

/// The lexicons that one document may use.
struct DocumentLexicons: LexiconSource {
  private let files: DocumentFiles
  private let cache: LexiconCache

  init(_ files: DocumentFiles, _ cache: LexiconCache) {
    self.files = files
    self.cache = cache
  }

  func lexicon(
    at uri: String, documentBase: String?
  ) throws(LexiconRefusal) -> PronunciationLexicon {
    let path: String
    do throws(FileRefusal) {
      path = try files.path(of: uri, documentBase: documentBase)
    } catch {
      throw LexiconRefusal("\(error)")
    }
    return try cache.lexicon(path: path)
  }
}
