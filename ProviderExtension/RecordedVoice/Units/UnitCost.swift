internal import Pronunciation
internal import UnitBank

/// What it costs that a recorded phone is not quite what is wanted, in tenths of a decibel.
///
/// The weights of what stands around a phone are from a regression: how far apart, as mel-cepstral
/// distortion, two recordings of the same pair of phones are whose surroundings differ in one way
/// (Hunt and Black, 1996, §3; docs/unit-bank.md); stress counts twice that. Those of pitch and joins
/// are from measuring sentences.
struct UnitCost {
  /// What differences count for, in one half of a pair and one class of phones.
  struct Weights {
    /// A pause as the outer neighbour and a phone instead, or the reverse.
    var pause = 0
    var manner = 0
    var voicing = 0
    var articulation = 0
    /// Another neighbour at all.
    var identity = 0
    /// An unstressed vowel for a stressed one, or the reverse.
    var stress = 0
    var secondaryStress = 0
    var onset = 0
    var stressedSyllable = 0
    /// The boundary of a word between the two phones of the pair.
    var wordEdge = 0
    /// Twice the length.
    var octave = 0
  }

  /// For vowels, stops and affricates, fricatives, and the sonorant consonants.
  var left = [
    Weights(
      pause: 43, manner: 25, articulation: 7, identity: 12, stress: 100, wordEdge: 53, octave: 57),
    Weights(
      pause: 130, manner: 152, voicing: 7, articulation: 19, identity: 19, onset: 135,
      wordEdge: 60, octave: 67),
    Weights(pause: 73, manner: 59, voicing: 26, identity: 32, wordEdge: 10, octave: 77),
    Weights(
      pause: 26, manner: 10, articulation: 9, identity: 17, onset: 29, stressedSyllable: 7,
      wordEdge: 26, octave: 37),
  ]
  var right = [
    Weights(
      pause: 10, manner: 41, identity: 27, stress: 90, secondaryStress: 20, wordEdge: 38,
      octave: 53),
    Weights(pause: 28, voicing: 29, onset: 20, wordEdge: 54, octave: 118),
    Weights(pause: 73, manner: 13, voicing: 64, identity: 14, octave: 131),
    Weights(articulation: 13, identity: 16, onset: 18, wordEdge: 34, octave: 41),
  ]
  /// More for "uh" with and without stress, which are two vowels.
  var schwa = 150
  /// In the last word before a pause, or not.
  var lastWord = 8
  /// Before the end of a question, or not; in the last word of a sentence, or not.
  var question = 20
  var sentenceEnd = 10
  /// A step on the scale of pitch: a quarter of a semitone.
  var pitchStep = 3
  /// Each join.
  var join = 40
  /// In eighths, for each step of a spectral coefficient, of the level in decibels, of the pitch,
  /// and for a join of voice to no voice.
  var spectrumStep: Int16 = 6
  var levelStep: Int16 = 12
  var joinPitchStep: Int16 = 20
  var voicing: Int16 = 1200
  /// A pair of phones that no recording has in one piece.
  var brokenPair = 400
  /// Of the halves of such a pair: what stands beyond the place where they are joined.
  var innerNeighbour = Weights(pause: 200, manner: 150, voicing: 80, articulation: 60)

  init() {}
}
