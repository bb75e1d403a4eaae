import AVFoundation
import Testing

/// That the model compiles, warnings being errors, is half of the test.
@Suite("Code in Swift 5's language mode")
struct SpeechModelTests {
  @Test("has delegates with state that anyone may change")
  func delegate() throws {
    let model = SpeechModel.shared
    var finishCount = 0
    model.onFinish = { finishCount += 1 }
    let delegate = try #require(model.synthesizer.delegate)
    #expect(delegate === model)
    delegate.speechSynthesizer(model.synthesizer, didFinish: AVSpeechUtterance(string: "One"))
    delegate.speechSynthesizer(model.synthesizer, didStart: AVSpeechUtterance(string: "Two"))
    #expect(model.finishedTexts == ["One"] && finishCount == 1)
  }

  @Test("takes buffers into such state")
  func buffers() throws {
    let format = try #require(AVAudioFormat(standardFormatWithSampleRate: 22_050, channels: 1))
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    buffer.frameLength = 5
    let model = SpeechModel()
    model.add(buffer)
    model.add(buffer)
    #expect(model.frameCount == 10)
  }
}
