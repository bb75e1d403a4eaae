import AVFoundation
import Observation

/// What a screen with a play, a pause and a stop button is driven by.
@Observable
final class SpeechViewModel: NSObject, AVSpeechSynthesizerDelegate, @unchecked Sendable {
  enum State: String {
    case idle, speaking, paused
  }

  private(set) var state = State.idle
  private(set) var progress = 0.0
  @ObservationIgnored private let synthesizer = AVSpeechSynthesizer()
  @ObservationIgnored private let log: EventLog

  init(log: EventLog) {
    self.log = log
    super.init()
    synthesizer.delegate = self
  }

  func play(_ text: String, after delay: TimeInterval = 0) {
    if synthesizer.isPaused {
      synthesizer.continueSpeaking()
      return
    }
    let utterance = AVSpeechUtterance(string: text)
    utterance.rate = AVSpeechUtteranceDefaultSpeechRate
    utterance.preUtteranceDelay = delay
    synthesizer.speak(utterance)
  }

  func pause() -> Bool { synthesizer.pauseSpeaking(at: .word) }

  func stop() -> Bool { synthesizer.stopSpeaking(at: .immediate) }

  var isPaused: Bool { synthesizer.isPaused }
  var isSpeaking: Bool { synthesizer.isSpeaking }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance
  ) {
    change(to: .speaking, "didStart")
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance
  ) {
    change(to: .paused, "didPause")
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance
  ) {
    change(to: .speaking, "didContinue")
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance
  ) {
    change(to: .idle, "didFinish")
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance
  ) {
    change(to: .idle, "didCancel")
  }

  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {
    let length = (utterance.speechString as NSString).length
    progress = Double(characterRange.location + characterRange.length) / Double(length)
  }

  private func change(to state: State, _ event: String) {
    self.state = state
    log.add("\(event) -> \(state.rawValue), speaking \(synthesizer.isSpeaking)")
    if state == .idle {
      log.add("progress \(progress)")
      log.end()
    }
  }
}
