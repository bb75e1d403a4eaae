/// How text is put into a document, in the shapes and numbers that Apple's system sends.
package enum SSMLMarkup {
  /// What stands for a character of text; nil for itself. One that XML does not allow is a space.
  package static func escape(_ scalar: Unicode.Scalar) -> String? {
    switch scalar {
    case "&": "&amp;"
    case "<": "&lt;"
    case ">": "&gt;"
    // A parser would make a line feed of it (XML 1.0 §2.11).
    case "\r": "&#13;"
    case "\t", "\n": nil
    // No document may hold these (XML 1.0 §2.2).
    case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": " "
    default: nil
    }
  }

  /// A text as an element's content.
  package static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      if let escape = escape(scalar) {
        result += escape
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
  }

  /// A text as an attribute's value, between double quotation marks.
  package static func escapedAttribute(_ text: String) -> String {
    escaped(text).reduce(into: "") { result, character in
      switch character {
      case "\"": result += "&quot;"
      case "\t", "\n": result += " "
      default: result.append(character)
      }
    }
  }

  /// The attributes of a `prosody` element, with one decimal and a space in front of each; none for
  /// what the voice does by itself.
  ///
  /// - Parameters:
  ///   - pitch: A multiple of the voice's own, as is the rate.
  ///   - volumeDecibels: Over the voice's own level; minus infinity is silence.
  package static func prosodyAttributes(
    pitch: Double, rate: Double, volumeDecibels: Double
  ) -> String {
    let volume =
      volumeDecibels == -.infinity
      ? " volume=\"silent\""
      : attribute("volume", volumeDecibels, unit: "dB", normal: 0, isSigned: true)
    return attribute("pitch", pitch * 100 - 100, unit: "%", normal: 0, isSigned: true)
      + attribute("rate", rate * 100, unit: "%", normal: 100, isSigned: false) + volume
  }

  private static func attribute(
    _ name: String, _ value: Double, unit: String, normal: Double, isSigned: Bool
  ) -> String {
    guard value != normal else { return "" }
    let tenths = Int((value * 10).rounded())
    let sign = tenths < 0 ? "-" : isSigned ? "+" : ""
    return " \(name)=\"\(sign)\(tenths.magnitude / 10).\(tenths.magnitude % 10)\(unit)\""
  }
}
