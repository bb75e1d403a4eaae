import SSML

/// Which lexicons words are looked up in at a place of a document.
struct LexiconScope: Hashable {
  /// Their numbers on the shelf, those to ask first in front (SSML 1.1 §3.1.5.2).
  var lexicons: [Int] = []
  /// The roles of the token that is open.
  var roles: [QualifiedName] = []
}
