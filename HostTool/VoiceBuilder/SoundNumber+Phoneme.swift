package import Alignment
package import Pronunciation

extension SoundNumber {
  /// The model that a phone shares with others: a vowel's stress makes no other sound of it, but
  /// what is written as an unstressed *uh* or *ih* is another vowel than the stressed one.
  package init(_ phoneme: Phoneme) {
    let isReduced = [.ah, .ih].contains(phoneme.symbol) && phoneme.stress == .unstressed
    self.init(rawValue: Int(phoneme.symbol.rawValue) * 2 + (isReduced ? 1 : 0))
  }
}
