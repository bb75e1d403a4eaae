/// A page of the manual as it is written, in troff with the macros of man(7).
package struct ManPage: Sendable {
  /// What has been written.
  package private(set) var text: String

  package init(name: String, section: Int, version: String) {
    text = ".TH \(name.uppercased()) \(section) \"\" \"\(version)\"\n"
  }

  package mutating func section(_ title: String) { text += ".SH \(title)\n" }

  package mutating func subsection(_ title: String) { text += ".SS \(Self.escaped(title))\n" }

  /// A paragraph.
  package mutating func text(_ paragraph: String) { text += ".PP\n\(Self.escaped(paragraph))\n" }

  /// A command line, in bold.
  package mutating func synopsis(_ line: String) { text += ".PP\n.B \(Self.escaped(line))\n" }

  /// A word and what it means.
  package mutating func term(_ term: String, _ meaning: String) {
    text += ".TP\n.B \(Self.escaped(term))\n\(Self.escaped(meaning))\n"
  }

  /// Lines that stand as they are.
  package mutating func example(_ lines: String) {
    text += ".PP\n.nf\n\(Self.escaped(lines))\n.fi\n"
  }

  /// A hyphen is a minus in what is typed, and a line must not begin with what begins a macro.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let escaped = line.reduce(into: "") { result, character in
        switch character {
        case "\\": result += "\\e"
        case "-": result += "\\-"
        case "…": result += "..."
        default: result.append(character)
        }
      }
      return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
    }.joined(separator: "\n")
  }
}
