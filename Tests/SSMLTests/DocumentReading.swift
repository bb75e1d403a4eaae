import SSML
import SpeechTypes

/// A document read to its end, for tests to look at.
struct DocumentReading {
  /// With adjacent verbatim runs joined, so that they do not depend on how the document arrived.
  var events: [SSMLEvent] = []
  var diagnostics: [Diagnostic] = []

  /// In order of position, whenever they came.
  var sortedDiagnostics: [Diagnostic] {
    diagnostics.sorted {
      ($0.position.offset.utf8, $0.message) < ($1.position.offset.utf8, $1.message)
    }
  }

  /// Reads `bytes`, which arrive in pieces that end at `cuts`.
  init(_ bytes: [UInt8], cuts: [Int] = [], limits: SSMLLimits = .standard) {
    var reader = SSMLReader(limits: limits)
    var start = 0
    for end in cuts + [bytes.count] {
      reader.append(Array(bytes[start..<end]).span)
      start = end
      drain(&reader)
    }
    reader.finish()
    drain(&reader)
  }

  init(_ text: String, limits: SSMLLimits = .standard) {
    self.init(Array(text.utf8), limits: limits)
  }

  private mutating func drain(_ reader: inout SSMLReader) {
    while case .event(let event) = reader.next() { add(event) }
    diagnostics += reader.takeDiagnostics()
  }

  private mutating func add(_ event: SSMLEvent) {
    if case .text(let run) = event, case .text(var last)? = events.last, run.isVerbatim,
      last.isVerbatim, last.range.end == run.range.start
    {
      last.text += run.text
      last.range.end = run.range.end
      events[events.count - 1] = .text(last)
    } else {
      events.append(event)
    }
  }

  /// The tree on one line: `speak[p['one' {&}]]`; verbatim text in quotes, substitutions in braces.
  var outline: String {
    var result = ""
    for event in events {
      switch event {
      case .open(let element, _):
        if let last = result.last, last != "[" { result += " " }
        result += element.outlineName + "["
      case .close: result += "]"
      case .text(let text):
        if let last = result.last, last != "[" { result += " " }
        result += text.isVerbatim ? "'\(text.text)'" : "{\(text.text)}"
      }
    }
    return result
  }

  /// All text, whatever element it stands in.
  var text: String {
    events.reduce(into: "") { result, event in
      if case .text(let text) = event { result += text.text }
    }
  }

  var elements: [SSMLElement] {
    events.compactMap {
      if case .open(let element, _) = $0 { element } else { nil }
    }
  }

  var codes: [String] { diagnostics.map(\.code.rawValue) }

  /// Codes with the UTF-8 offset of each: `bad-value@12`.
  var findings: [String] {
    diagnostics.map { "\($0.code.rawValue)@\($0.position.offset.utf8)" }
  }

  /// Whether every element is opened and closed once, properly nested, with text inside only.
  var isBalanced: Bool {
    var depth = 0
    for event in events {
      switch event {
      case .open: depth += 1
      case .close: depth -= 1
      case .text: break
      }
      if case .text = event, depth == 0 { return false }
      if depth < 0 { return false }
    }
    return depth == 0
  }
}

extension SSMLElement {
  /// The element's name in an outline; `!name` for one without effect.
  var outlineName: String {
    switch self {
    case .speak(let attributes): attributes.isImplied ? "(speak)" : "speak"
    case .paragraph: "p"
    case .sentence: "s"
    case .token: "token"
    case .lang: "lang"
    case .sayAs: "say-as"
    case .phoneme: "phoneme"
    case .sub(let alias): "sub(\(alias ?? "nil"))"
    case .voice: "voice"
    case .emphasis(let level): "emphasis(\(level.rawValue))"
    case .breakPause(let strength, let time):
      "break(\(strength?.rawValue ?? "")\(time.map { "\($0.milliseconds)" } ?? ""))"
    case .prosody: "prosody"
    case .audio: "audio"
    case .mark(let name): "mark(\(name))"
    case .desc: "desc"
    case .lexicon: "lexicon"
    case .lookup: "lookup"
    case .meta: "meta"
    case .metadata: "metadata"
    case .other(let name): "!\(name)"
    }
  }
}

/// A document of SSML 1.1 around `content`, in which nothing is wrong.
func document(_ content: String, version: String = "1.1") -> String {
  """
  <speak version="\(version)" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en-US">\
  \(content)</speak>
  """
}
