import AVFoundation

/// Shows a text with the word that is spoken in brackets.
final class WordHighlighter: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
  private let synthesizer = AVSpeechSynthesizer()
  private let log: EventLog

  init(log: EventLog) {
    self.log = log
    super.init()
    synthesizer.delegate = self
  }

  func speak(_ utterance: AVSpeechUtterance) { synthesizer.speak(utterance) }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    guard let range = Range(characterRange, in: utterance.speechString) else {
      log.add("no range: \(characterRange)")
      return
    }
    var text = utterance.speechString
    text.replaceSubrange(range, with: "[\(text[range])]")
    log.add(text)
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeak marker: AVSpeechSynthesisMarker,
    utterance: AVSpeechUtterance
  ) {
    if marker.mark == .bookmark { log.add("bookmark \(marker.bookmarkName)") }
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    log.end()
  }
}
