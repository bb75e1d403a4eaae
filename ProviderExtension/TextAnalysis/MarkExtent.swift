import SSML
import SpeechTypes

/// The part of a document that is spoken: from one mark to another (SSML 1.1 §3.1.1, `startmark`
/// and `endmark`).
struct MarkExtent {
  /// What reaching a mark means.
  enum Step {
    case nothing
    /// What came before is not spoken.
    case begins
    /// Nothing behind it is spoken.
    case ends
    /// Both, or what is spoken ended before it began.
    case isEmpty
  }

  /// Characters and marks that are held back until the first mark comes; without it they are spoken.
  static let longestHeldCount = 65_536

  private let startMark: String?
  private let endMark: String?
  private let position: TextPosition
  private var heldCount = 0
  /// Whether the text waits for the mark to begin with.
  private(set) var isHolding: Bool
  private(set) var isOver = false
  private var hasEnded = false

  /// Nil for a document that is spoken as a whole.
  init?(_ attributes: SpeakAttributes, at position: TextPosition) {
    guard attributes.startMark != nil || attributes.endMark != nil else { return nil }
    startMark = attributes.startMark
    endMark = attributes.endMark
    isHolding = startMark != nil
    self.position = position
  }

  mutating func reach(_ mark: String) -> Step {
    let begins = isHolding && mark == startMark
    let ends = !hasEnded && mark == endMark
    if begins { isHolding = false }
    if ends { hasEnded = true }
    if ends || (begins && hasEnded) { isOver = true }
    if begins, hasEnded { return .isEmpty }
    return begins ? .begins : ends ? .ends : .nothing
  }

  /// Counts what is held back.
  ///
  /// - Returns: What to tell when it is too much, so that the mark is no longer waited for.
  mutating func hold(_ count: Int) -> SentenceGatherer.Remark? {
    guard isHolding else { return nil }
    heldCount += count
    guard heldCount > Self.longestHeldCount else { return nil }
    isHolding = false
    return remark(
      "startmark", startMark, "does not come in the first \(Self.longestHeldCount) characters")
  }

  /// What to tell at the end of the document.
  mutating func finish() -> [SentenceGatherer.Remark] {
    var remarks: [SentenceGatherer.Remark] = []
    if isHolding { remarks.append(remark("startmark", startMark, "is no mark's name")) }
    if endMark != nil, !hasEnded { remarks.append(remark("endmark", endMark, "is no mark's name")) }
    isHolding = false
    return remarks
  }

  private func remark(
    _ attribute: String, _ mark: String?, _ reason: String
  ) -> SentenceGatherer.Remark {
    SentenceGatherer.Remark(
      code: .unknownMark,
      message: "speak \(attribute)=\"\((mark ?? "").clipped)\" \(reason); ignored",
      position: position)
  }
}
