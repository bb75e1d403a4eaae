extension JSONValue {
  /// The value as JSON text, without a newline at the end; `parse` of it gives the same value.
  ///
  /// A number that JSON has no form for (not finite) becomes `null`.
  ///
  /// - Parameter pretty: One member or element a line, two spaces a level.
  package func serialized(pretty: Bool = false) -> String {
    var text = ""
    write(to: &text, indentation: pretty ? 0 : nil)
    return text
  }

  /// - Parameter indentation: Spaces before this value's line; nil writes all on one line.
  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // Swift's description is the shortest text that reads back as the same double.
    case .real(let value): text += value.isFinite ? value.description : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let elements):
      Self.write(elements, in: ("[", "]"), to: &text, indentation) { element, text, indentation in
        element.write(to: &text, indentation: indentation)
      }
    case .object(let object):
      Self.write(object.members, in: ("{", "}"), to: &text, indentation) {
        member, text, indentation in
        Self.write(member.key, to: &text)
        text += indentation == nil ? ":" : ": "
        member.value.write(to: &text, indentation: indentation)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], in brackets: (open: String, close: String), to text: inout String,
    _ indentation: Int?, _ writeItem: (Item, inout String, Int?) -> Void
  ) {
    text += brackets.open
    let inner = indentation.map { $0 + 2 }
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      startLine(inner, in: &text)
      writeItem(item, &text, inner)
    }
    if !items.isEmpty { startLine(indentation, in: &text) }
    text += brackets.close
  }

  private static func startLine(_ indentation: Int?, in text: inout String) {
    guard let indentation else { return }
    text += "\n" + String(repeating: " ", count: indentation)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case "\u{0}"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
