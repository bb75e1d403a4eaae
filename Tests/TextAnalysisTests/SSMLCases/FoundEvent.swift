import SpeechTypes
import TextAnalysis

/// One step of what a document was taken apart into, to be compared with what a row expects.
enum FoundEvent: CustomStringConvertible {
  case sentence
  case paragraph
  case word(SpokenWord)
  case mark(String)
  case pause(RequestedPause)

  var description: String {
    switch self {
    case .sentence: "S"
    case .paragraph: "P"
    case .word(let word): "W=\(word.spoken)"
    case .mark(let name): "M=\(name)"
    case .pause(let pause): "B=\(pause)"
    }
  }

  /// The steps of sentences; a sentence begins with its first word.
  static func events(of sentences: [SpokenSentence]) -> [FoundEvent] {
    var events: [FoundEvent] = []
    for sentence in sentences {
      var hasBegun = sentence.continuesSentence
      for element in sentence.elements {
        switch element {
        case .word(let word):
          if !hasBegun { events += (sentence.startsParagraph ? [.paragraph] : []) + [.sentence] }
          hasBegun = true
          events.append(.word(word))
        case .pause(let pause, _): events.append(.pause(pause))
        case .mark(let name, _): events.append(.mark(name))
        case .boundary, .audio: break
        }
      }
    }
    return events
  }

  func matches(_ expected: ExpectedEvent) -> Bool {
    switch (expected, self) {
    case (.sentence, .sentence), (.paragraph, .paragraph): true
    case (.word(let spoken, let language, let prosody), .word(let word)):
      (spoken == "*" || spoken == word.spoken)
        && (language == nil || word.style.language.map { "\($0)" } == language)
        && prosody.allSatisfy { $0.matches(word.style.prosody) }
    case (.mark(let name), .mark(let found)): name == found
    case (.pause(let wanted), .pause(let found)): wanted.matches(found)
    default: false
    }
  }
}
