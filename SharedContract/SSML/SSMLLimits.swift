/// How much of a document's structure the reader takes on; all counts are per document.
///
/// Text itself has no limit, since it is delivered as it arrives.
package struct SSMLLimits: Hashable, Sendable {
  /// Elements open at once; the tags of deeper ones are ignored and their text is delivered.
  package var depth = 256
  /// Bytes of one tag, or of the document type declaration; a longer one loses its attributes.
  package var tagByteCount = 65_536
  /// Bytes of one attribute's value as written; a longer one is ignored.
  package var attributeByteCount = 16_384
  /// Attributes of one tag; those behind are ignored.
  package var attributeCount = 128
  /// Entities open inside one another.
  package var entityDepth = 16
  /// Bytes that all entity references together expand to.
  package var expansionByteCount = 1_048_576
  /// Expanded bytes for each byte of the document before the reference, once the expansion is
  /// past `amplificationFloor`.
  package var amplification = 32
  /// Expanded bytes up to which amplification is not looked at.
  package var amplificationFloor = 16_384
  /// Diagnostics kept; one more says that there were others.
  package var diagnosticCount = 1_000

  package static let standard = Self()

  package init() {}
}
