/// The root element of an SSML document, as far as it takes to put markup inside; nothing is checked.
enum DocumentRoot: Equatable {
  /// Bytes between its tags; to the end of the text where the second one is missing.
  case content(Range<Int>)
  /// One tag for both.
  case empty
  /// The text does not begin with a `speak` element.
  case missing

  init(_ text: [UInt8]) {
    var scanner = PrologScanner(text)
    scanner.skipProlog()
    guard scanner.skip("<speak"), let end = scanner.tagEnd() else {
      self = .missing
      return
    }
    guard !end.isEmptyElement else {
      self = .empty
      return
    }
    self = .content(end.offset..<max(end.offset, Self.endTagStart(text) ?? text.count))
  }

  private static func endTagStart(_ text: [UInt8]) -> Int? {
    let tag = Array("</speak".utf8)
    guard text.count >= tag.count else { return nil }
    return (0...(text.count - tag.count)).last { text[$0...].starts(with: tag) }
  }
}

/// Reads over what may stand before a document's root.
private struct PrologScanner {
  private let text: [UInt8]
  private var position = 0

  init(_ text: [UInt8]) { self.text = text }

  mutating func skipProlog() {
    _ = skip("\u{FEFF}")
    while true {
      while position < text.count, Self.isSpace(text[position]) { position += 1 }
      if skip("<!--") {
        skipPast("-->")
      } else if skip("<?") {
        skipPast("?>")
      } else if skip("<!DOCTYPE") {
        skipDoctype()
      } else {
        return
      }
    }
  }

  /// - Returns: Whether the text goes on with that.
  mutating func skip(_ prefix: String) -> Bool {
    guard text[position...].starts(with: prefix.utf8) else { return false }
    position += prefix.utf8.count
    return true
  }

  /// The end of the tag whose name has been read; nil where the name goes on, or there is no end.
  mutating func tagEnd() -> (offset: Int, isEmptyElement: Bool)? {
    guard position < text.count,
      Self.isSpace(text[position]) || "/>".utf8.contains(text[position])
    else { return nil }
    var quote: UInt8?
    while position < text.count {
      let byte = text[position]
      position += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if "\"'".utf8.contains(byte) {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return (position, text[position - 2] == UInt8(ascii: "/"))
      }
    }
    return nil
  }

  private mutating func skipPast(_ end: String) {
    while position < text.count, !skip(end) { position += 1 }
  }

  private mutating func skipDoctype() {
    var depth = 0
    while position < text.count {
      let byte = text[position]
      position += 1
      switch byte {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return
      default: break
      }
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { " \t\r\n".utf8.contains(byte) }
}
