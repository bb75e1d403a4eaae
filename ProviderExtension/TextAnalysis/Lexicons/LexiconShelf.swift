import SSML
import SpeechTypes

/// The lexicons that a document has named so far.
struct LexiconShelf {
  private(set) var lexicons: [PronunciationLexicon] = []
  /// By `xml:id`; nil for one that cannot be had.
  private var numbers: [String: Int?] = [:]
  /// Those without an identifier, the latest first: they hold for the whole document, as in SSML
  /// 1.0 (§3.1.4).
  private(set) var documentWide: [Int] = []

  /// Whether an identifier has been given.
  func contains(_ identifier: String) -> Bool { numbers.keys.contains(identifier) }

  /// The number of the lexicon that a reference names; nil when it cannot be had.
  func number(of reference: String) -> Int? { numbers[reference] ?? nil }

  /// Takes a lexicon in; nil for one that cannot be had.
  mutating func add(_ lexicon: PronunciationLexicon?, identifier: String?) {
    let number = lexicon.map { _ in lexicons.count }
    if let lexicon { lexicons.append(lexicon) }
    if let identifier {
      numbers.updateValue(number, forKey: identifier)
    } else if let number {
      documentWide.insert(number, at: 0)
    }
  }
}
