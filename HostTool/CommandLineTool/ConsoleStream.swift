package import Posix

/// One output stream, and what can be shown on it.
package struct ConsoleStream: Sendable {
  /// Whether a person looks at it; else a program reads it.
  package let isTerminal: Bool
  /// The terminal's width; nil for no limit.
  package let columnCount: Int?
  /// The terminal's height; nil when it is not known.
  package let rowCount: Int?
  /// Whether colour is shown and wanted.
  package let usesColor: Bool
  private let sink: @Sendable (String) throws(PosixError) -> Void

  /// - Parameter sink: Takes what is written, from any thread.
  package init(
    isTerminal: Bool = false, columnCount: Int? = nil, rowCount: Int? = nil,
    usesColor: Bool = false,
    sink: @escaping @Sendable (String) throws(PosixError) -> Void
  ) {
    self.isTerminal = isTerminal
    self.columnCount = columnCount
    self.rowCount = rowCount
    self.usesColor = usesColor
    self.sink = sink
  }

  /// A stream of this process; coloured on a terminal unless `NO_COLOR` says otherwise
  /// (https://no-color.org) or `TERM` is `dumb`.
  ///
  /// - Parameter variable: Looks up an environment variable; nil when it is unset or empty.
  package static func standard(
    _ stream: StandardStream, variable: (String) -> String?
  ) -> ConsoleStream {
    let isTerminal = stream.isTerminal
    let columnCount = stream.terminalColumnCount
    let rowCount = stream.terminalRowCount
    return ConsoleStream(
      isTerminal: isTerminal, columnCount: columnCount > 0 ? columnCount : nil,
      rowCount: rowCount > 0 ? rowCount : nil,
      usesColor: isTerminal && variable("NO_COLOR") == nil && variable("TERM") != "dumb"
    ) { text throws(PosixError) in
      try stream.write(text)
    }
  }

  /// Writes a text as it is.
  package func write(_ text: String) throws(PosixError) { try sink(text) }

  /// The text in a style where the stream shows any, else the text.
  package func styled(_ text: String, _ style: TextStyle) -> String {
    usesColor ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// How a text stands out; the raw values are those of ECMA-48's SGR.
package enum TextStyle: Int, Sendable {
  case bold = 1
  case red = 31
  case green = 32
  case yellow = 33
}
