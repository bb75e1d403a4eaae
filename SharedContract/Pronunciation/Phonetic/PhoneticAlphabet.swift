/// A way to write phones.
package enum PhoneticAlphabet: Hashable, Sendable, CaseIterable {
  /// The International Phonetic Alphabet.
  case ipa
  /// J. C. Wells' respelling of it in ASCII.
  case xSAMPA
  /// As the CMU Pronouncing Dictionary writes phones.
  case arpabet

  /// The alphabet of a name that SSML or PLS documents use; nil for an unknown one.
  ///
  /// `ipa` is the standard's (SSML 1.1 §3.1.10), `x-sampa` that of its registry of alphabets; the
  /// others are in use.
  package init?(name: String) {
    switch name.lowercased() {
    case "ipa": self = .ipa
    case "x-sampa", "xsampa", "x-xsampa": self = .xSAMPA
    case "x-arpabet", "arpabet", "x-cmu", "cmu", "x-cmudict", "cmudict": self = .arpabet
    default: return nil
    }
  }
}
