/// How an aligner is trained; the defaults are those that were measured (docs/alignment.md).
package struct AlignmentSettings: Sendable {
  /// How often the recordings are aligned and the models made anew.
  package var passCount = 14
  /// How many Gaussians a state has at most: 1, 2 or 4.
  package var componentLimit = 4
  /// How long a pause between two words lasts at least; what is silent for less is a closure.
  package var minimumPauseSeconds = 0.08
  /// By how much another pronunciation than a word's first must be likelier to be chosen: a
  /// difference of logarithms for the whole word.
  package var alternativeCost = 30.0
  /// What is added to the times of all boundaries; the models hear them this much too late.
  package var correctionSeconds = -0.012

  package init() {}
}
