package import Alignment
package import Pronunciation

extension SoundNumber {
  /// The model that a phone shares with others.
  package init(_ phoneme: Phoneme) {
    self.init(rawValue: Int(phoneme.symbol.rawValue))
  }
}
