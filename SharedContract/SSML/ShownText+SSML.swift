package import SpeechTypes

extension ShownText {
  /// Shows the text of an SSML document without its markup: white space as one space, a paragraph or
  /// a sentence element as a line of its own.
  package init(ssml source: [UInt8]) {
    var diagnostics: [Diagnostic] = []
    self.init(ssml: source, diagnostics: &diagnostics)
  }

  /// The same, and what is wrong with the document.
  package init(ssml source: [UInt8], diagnostics: inout [Diagnostic]) {
    self.init()
    var reader = SSMLReader()
    reader.append(source.span)
    reader.finish()
    /// Whether each open element's content is never spoken.
    var skipped: [Bool] = []
    while case .event(let event) = reader.next() {
      switch event {
      case .open(let element, _):
        skipped.append(element.isNeverSpoken || skipped.last == true)
        if element.isBlock { endLine(at: reader.eventPosition.offset.utf8) }
      case .close:
        skipped.removeLast()
      case .text(let text):
        if skipped.last != true { append(text) }
      }
      diagnostics += reader.takeDiagnostics()
    }
    diagnostics += reader.takeDiagnostics()
  }

  private mutating func append(_ piece: SSMLText) {
    let source = piece.range.utf8
    guard piece.isVerbatim else {
      return append(piece.text, for: source, isVerbatim: false)
    }
    var offset = source.lowerBound
    var rest = piece.text[...]
    while let first = rest.first {
      let isSpace = first.isWhitespace
      let run = rest.prefix { $0.isWhitespace == isSpace }
      let range = offset..<(offset + run.utf8.count)
      if !isSpace {
        append(String(run), for: range, isVerbatim: true)
      } else if text.last?.isWhitespace == false {
        append(" ", for: range, isVerbatim: false)
      }
      offset = range.upperBound
      rest = rest.dropFirst(run.count)
    }
  }

  private mutating func endLine(at offset: Int) {
    if let last = text.last, !last.isNewline {
      append("\n", for: offset..<offset, isVerbatim: false)
    }
  }
}

extension SSMLElement {
  fileprivate var isNeverSpoken: Bool {
    switch self {
    case .desc, .lexicon, .meta, .metadata: true
    default: false
    }
  }

  fileprivate var isBlock: Bool {
    switch self {
    case .paragraph, .sentence: true
    default: false
    }
  }
}
