import AVFoundation
import CoreAudioKit
import Testing

@Suite("Subclasses, as programs for Apple's platforms have them")
struct SubclassTests {
  /// A synthesizer that is its own delegate.
  final class Narrator: AVSpeechSynthesizer, AVSpeechSynthesizerDelegate, @unchecked Sendable {
    var texts: [String] = []

    override init() {
      super.init()
      delegate = self
    }

    override var isSpeaking: Bool { !texts.isEmpty }
    override var isPaused: Bool { true }

    override func speak(_ utterance: AVSpeechUtterance) { texts.append(utterance.speechString) }

    override func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
      texts.removeAll()
      return true
    }
  }

  /// An utterance that knows its line, and is spoken no faster than a slow reader reads.
  final class Line: AVSpeechUtterance {
    let number: Int

    init(number: Int, text: String) {
      self.number = number
      super.init(string: text)
    }

    override init() {
      number = 0
      super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var rate: Float {
      get { super.rate }
      set { super.rate = min(newValue, 0.25) }
    }
  }

  @Test("A synthesizer's stand-in is asked instead of it")
  func synthesizer() {
    let narrator = Narrator()
    let synthesizer: AVSpeechSynthesizer = narrator
    #expect(narrator.delegate === narrator)
    #expect(!synthesizer.isSpeaking && synthesizer.isPaused)
    synthesizer.speak(AVSpeechUtterance(string: "One"))
    #expect(narrator.texts == ["One"] && synthesizer.isSpeaking)
    #expect(synthesizer.stopSpeaking(at: .immediate) && !synthesizer.isSpeaking)
  }

  @Test("An utterance may have more properties, and change those that it has")
  func utterance() {
    let line = Line(number: 7, text: "Seven")
    line.rate = 0.5
    #expect(line.number == 7 && line.speechString == "Seven" && line.rate == 0.25)
    #expect(Line().speechString.isEmpty)
  }
}
