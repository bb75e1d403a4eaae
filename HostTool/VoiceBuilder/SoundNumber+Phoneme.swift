package import Alignment
package import Pronunciation

extension SoundNumber {
  /// The model that a phone shares with others: a vowel's stress makes no other sound of it, but
  /// what is written as an unstressed *uh* or *ih* is another vowel than the stressed one.
  ///
  /// Stops and affricates begin with a closure, which is silent or not by what stands before it
  /// rather than by which of them it is.
  package init(_ phoneme: Phoneme) {
    let isReduced = [.ah, .ih].contains(phoneme.symbol) && phoneme.stress == .unstressed
    let hasClosure = phoneme.manner == .stop || phoneme.manner == .affricate
    self.init(
      rawValue: Int(phoneme.symbol.rawValue) * 2 + (isReduced ? 1 : 0), hasClosure: hasClosure)
  }
}
