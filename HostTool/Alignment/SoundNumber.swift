/// Which phones sound alike and share a model; the caller numbers them.
///
/// The aligner knows no language: it is told only which phones of the words are the same, and which
/// are stops.
package struct SoundNumber: RawRepresentable, Hashable, Comparable, Sendable {
  package let rawValue: Int
  /// Whether it begins with a closure, as stops do. All such sounds share the model of it, and what
  /// is silent before one of them belongs to it.
  package let hasClosure: Bool

  package init(rawValue: Int) { self.init(rawValue: rawValue, hasClosure: false) }

  package init(rawValue: Int, hasClosure: Bool) {
    self.rawValue = rawValue
    self.hasClosure = hasClosure
  }

  package static func < (left: SoundNumber, right: SoundNumber) -> Bool {
    left.rawValue < right.rawValue
  }
}
