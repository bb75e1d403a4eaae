import SSML
import SpeechTypes

/// The meaning of `lexicon` (SSML 1.1 §3.1.5.1).
enum LexiconElement {
  struct Reading {
    /// Nil when it cannot be had.
    var lexicon: PronunciationLexicon?
    /// What is to be told.
    var problems: [String] = []
  }

  private static let mediaTypes = ["application/pls+xml", "application/xml", "text/xml"]
  /// Faults of one lexicon that are told.
  private static let shownProblemCount = 8

  /// Fetches a lexicon.
  ///
  /// - Parameter base: The document's `xml:base`.
  static func read(
    _ attributes: LexiconAttributes, base: String?, from source: (any LexiconSource)?
  ) -> Reading {
    // A missing URI has been told of by who read the tag.
    guard let uri = attributes.uri else { return Reading() }
    let subject = "lexicon \"\(uri)\""
    let type = (attributes.mediaType ?? mediaTypes[0]).prefix { $0 != ";" && $0 != " " }
    guard mediaTypes.contains(type.lowercased()) else {
      return Reading(problems: ["\(subject): lexicons of type \(type) are not read; left out"])
    }
    guard let source else { return Reading(problems: ["\(subject): there is none; left out"]) }
    do {
      let lexicon = try source.lexicon(at: uri, documentBase: base)
      return Reading(lexicon: lexicon, problems: problems(of: lexicon, subject))
    } catch {
      return Reading(problems: ["\(subject): \(error); left out"])
    }
  }

  private static func problems(of lexicon: PronunciationLexicon, _ subject: String) -> [String] {
    let all = lexicon.diagnostics.map { problem in
      "\(subject), line \(problem.position.line), column \(problem.position.column): \(problem.message)"
    }
    guard all.count > shownProblemCount else { return all }
    let restCount = all.count - shownProblemCount
    return all.prefix(shownProblemCount) + ["\(subject): \(restCount) more faults"]
  }
}
