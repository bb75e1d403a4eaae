import SpeechTypes

/// Text that is being read and may still be arriving: the bytes not yet read, and where they stand.
///
/// Each byte that belongs to no UTF-8 sequence is replaced by `XMLByte.bad` as it is taken in, so
/// that all readers see whole characters and that one marker.
struct SourceText: Sendable {
  private(set) var bytes: [UInt8] = []
  /// The first byte not yet read.
  private(set) var index = 0
  /// Behind the last byte that can be read: a character still arriving is not counted.
  private(set) var end = 0
  private(set) var isComplete = false
  private var tracker = PositionTracker()
  private let reference: EntityReference?

  /// Makes the text of a document, empty at first.
  init() { reference = nil }

  /// Makes the complete text of an entity; all of it stands where the reference stands.
  init(_ replacement: [UInt8], of reference: EntityReference) {
    self.reference = reference
    bytes = replacement
    end = replacement.count
    isComplete = true
  }

  /// Whether this is an entity's text.
  var isReplacement: Bool { reference != nil }
  /// The place of the first byte not yet read.
  var position: TextPosition { reference?.position ?? tracker.position }

  /// The range from `start` to the first byte not yet read.
  func range(from start: TextPosition) -> TextRange {
    reference?.range ?? TextRange(start.offset, tracker.position.offset)
  }

  func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// Whether the text at the first unread byte begins with `literal`; nil when too little is here.
  func begins(with literal: String) -> Bool? {
    let literal = literal.utf8.span
    for offset in literal.indices {
      guard index + offset < end else { return isComplete ? false : nil }
      guard bytes[index + offset] == literal[offset] else { return false }
    }
    return true
  }

  /// Reads on up to `newIndex`, which must stand between characters.
  mutating func advance(to newIndex: Int, _ log: inout DiagnosticLog) {
    if reference == nil { tracker.advance(over: bytes, index..<newIndex, &log) }
    index = newIndex
  }

  /// Takes in more bytes and forgets those that were read, at a cost linear in the bytes in all.
  mutating func append(_ newBytes: Span<UInt8>) {
    if index > 0, index * 2 >= bytes.count {
      bytes.removeSubrange(0..<index)
      end -= index
      index = 0
    }
    unsafe newBytes.withUnsafeBufferPointer { unsafe bytes.append(contentsOf: $0) }
    repair()
  }

  mutating func finish() {
    isComplete = true
    repair()
  }

  private mutating func repair() {
    while end < bytes.count {
      end += bytes.span.plainRunCount(from: end, to: bytes.count)
      guard end < bytes.count else { return }
      if bytes[end] < 0x80 {
        end += 1
        continue
      }
      switch UTF8Sequence(in: bytes, at: end) {
      case .whole(let byteCount): end += byteCount
      case .cut where !isComplete: return
      case .cut, .bad:
        bytes[end] = XMLByte.bad
        end += 1
      }
    }
  }
}
