/// Which phones sound alike and share a model; the caller numbers them.
///
/// The aligner knows no language: it is told only which phones of the words are the same.
package struct SoundNumber: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  package static func < (left: SoundNumber, right: SoundNumber) -> Bool {
    left.rawValue < right.rawValue
  }
}
