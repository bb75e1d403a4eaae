import AVFoundation

final class Listener: NSObject, AVSpeechSynthesizerDelegate {
  func speechSynthesizer(_: AVSpeechSynthesizer, didFinish _: AVSpeechUtterance) { exit(0) }
}
let speaker = AVSpeechSynthesizer()
let listener = Listener()
speaker.delegate = listener
speaker.speak(AVSpeechUtterance(string: "Hello from Linux."))
dispatchMain()
