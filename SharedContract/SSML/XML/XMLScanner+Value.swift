import SpeechTypes

// Attribute values (XML 1.0 §3.3.3).
extension XMLScanner {
  /// An attribute's value with its references decoded and its white space made spaces.
  func decodeValue(
    _ range: Range<Int>, at position: TextPosition, _ context: inout XMLContext
  ) -> String {
    guard range.count <= context.limits.attributeByteCount else { return "" }
    let needsWork = source.bytes[range].contains {
      $0 == XMLByte.ampersand || $0 < 0x20 || $0 == XMLByte.lessThan || $0 == 0xEF
    }
    guard needsWork else { return source.string(range) }
    var value: [UInt8] = []
    var frames = [Frame(bytes: source.bytes, index: range.lowerBound, end: range.upperBound)]
    while var frame = frames.popLast() {
      guard frame.index < frame.end else {
        if !frames.isEmpty { context.entities.close() }
        continue
      }
      let replacement = Self.decodeNext(of: &frame, into: &value, at: position, &context)
      frames.append(frame)
      if let replacement {
        frames.append(Frame(bytes: replacement, index: 0, end: replacement.count))
      }
    }
    return String(decoding: value, as: UTF8.self)
  }

  private struct Frame {
    var bytes: [UInt8]
    var index: Int
    var end: Int
  }

  /// Decodes one character or reference; an entity that is now open is returned.
  private static func decodeNext(
    of frame: inout Frame, into value: inout [UInt8], at position: TextPosition,
    _ context: inout XMLContext
  ) -> [UInt8]? {
    let byte = frame.bytes[frame.index]
    switch byte {
    case XMLByte.ampersand: return decodeReference(of: &frame, into: &value, at: position, &context)
    case 0x0A where frame.index > 0 && frame.bytes[frame.index - 1] == 0x0D: break
    case 0x0A, 0x0D, 0x09: value.append(0x20)
    case 0..<0x20: value.append(contentsOf: "\u{FFFD}".utf8)
    case 0xEF where XMLByte.isNoncharacter(in: frame.bytes, at: frame.index):
      value.append(contentsOf: "\u{FFFD}".utf8)
      frame.index += 2
    case XMLByte.lessThan:
      context.log.report(
        .notWellFormed, .error, "\"<\" is not allowed in an attribute's value; read as itself",
        at: position)
      value.append(byte)
    default: value.append(byte)
    }
    frame.index += 1
    return nil
  }

  private static func decodeReference(
    of frame: inout Frame, into value: inout [UInt8], at position: TextPosition,
    _ context: inout XMLContext
  ) -> [UInt8]? {
    let reference = XMLReference(
      in: frame.bytes, at: frame.index, end: frame.end, isComplete: true)
    switch reference {
    case .none, .cut:
      context.log.report(
        .notWellFormed, .error, "\"&\" is not allowed in an attribute's value; read as itself",
        at: position)
      value.append(XMLByte.ampersand)
      frame.index += 1
    case .character(let scalar, let end):
      if scalar == nil {
        context.log.report(
          .notWellFormed, .error, "the reference names no character that is allowed", at: position)
      }
      value.append(contentsOf: String(Character(scalar ?? "\u{FFFD}")).utf8)
      frame.index = end
    case .entity(let name, let end):
      frame.index = end
      if let scalar = XMLReference.predefined(name) {
        value.append(contentsOf: String(Character(scalar)).utf8)
      } else if let text = context.entities.open(name, at: position, &context.log) {
        return text
      } else {
        value.append(0x20)
      }
    }
    return nil
  }
}
