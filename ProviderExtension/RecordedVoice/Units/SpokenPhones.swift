internal import Pronunciation
internal import UnitBank

/// The phones that a voice says for those it is asked for: the same or, for one that no recording
/// has, the most like it. A voice of few recordings would otherwise leave whole words out.
struct SpokenPhones {
  let bank: UnitBank

  /// With the wanted stress; nil where not even a like one was recorded.
  subscript(wanted: Phoneme) -> Phoneme? {
    guard !bank.has(wanted) else { return wanted }
    let candidates = Phoneme.all.compactMap { phoneme in
      bank.has(phoneme)
        ? phoneme.difference(from: wanted).map { (phoneme, difference: $0) } : nil
    }
    let nearest = candidates.min { $0.difference < $1.difference }?.0
    return wanted.stress.map { stress in nearest?.stressed(stress) } ?? nearest
  }
}
