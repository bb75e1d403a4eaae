import AVFoundation

// Programs as tutorials for Apple's speech API write them; each prints what happens to it.

let log = EventLog()
let arguments = CommandLine.arguments.dropFirst()
let text = arguments.dropFirst().first ?? ""

switch arguments.first {
case "view-model":
  let model = SpeechViewModel(log: log)
  model.play(text)
  log.waitForEnd()
  log.add("state \(model.state.rawValue)")
case "view-model-paused":
  let model = SpeechViewModel(log: log)
  model.play(text, after: 0.5)
  log.add("paused \(model.pause()) \(model.isPaused), speaking \(model.isSpeaking)")
  log.add("paused again \(model.pause())")
  model.play("")
  log.waitForEnd()
  log.add("stopped \(model.stop())")
case "highlight":
  let highlighter = WordHighlighter(log: log)
  highlighter.speak(AVSpeechUtterance(string: text))
  log.waitForEnd()
case "highlight-ssml":
  let highlighter = WordHighlighter(log: log)
  guard let utterance = AVSpeechUtterance(ssmlRepresentation: text) else {
    log.add("no SSML")
    break
  }
  highlighter.speak(utterance)
  log.waitForEnd()
case "picker":
  let picker = VoicePicker()
  log.add("languages \(picker.languages().joined(separator: " "))")
  for voice in picker.voices(for: text) { log.add(picker.title(voice)) }
  log.add("serious \(picker.serious.map(\.name).joined(separator: " "))")
  log.add("personal \(picker.personal.map(\.name).joined(separator: " "))")
  log.add("default \(AVSpeechSynthesisVoice(language: text)?.name ?? "none")")
  log.add("unknown \(AVSpeechSynthesisVoice(identifier: "com.example.none")?.name ?? "none")")
case "default":
  log.add(AVSpeechSynthesisVoice(language: text)?.identifier ?? "none")
case "rates":
  let writer = SpeechFileWriter()
  for step in 0...20 {
    let utterance = AVSpeechUtterance(string: text)
    utterance.rate = Float(step) / 20
    log.add("\(await writer.frameCount(of: utterance))")
  }
case "speak-and-stop":
  let synthesizer = AVSpeechSynthesizer()
  synthesizer.speak(AVSpeechUtterance(string: text))
  log.add("speaking \(synthesizer.isSpeaking)")
  log.add("stopped \(synthesizer.stopSpeaking(at: .immediate))")
  log.add("speaking \(synthesizer.isSpeaking)")
case "highlight-with":
  let highlighter = WordHighlighter(log: log)
  let utterance = AVSpeechUtterance(string: arguments.dropFirst(2).first ?? "")
  utterance.voice = AVSpeechSynthesisVoice(identifier: text)
  utterance.rate = 0.4
  highlighter.speak(utterance)
  log.waitForEnd()
case "settings":
  var settings = SpeechSettings(voiceIdentifier: text, rate: 7, pitchMultiplier: 9, volume: -1)
  let data = try JSONEncoder().encode(settings)
  settings = try JSONDecoder().decode(SpeechSettings.self, from: data)
  let utterance = settings.makeUtterance("one")
  log.add(
    "\(utterance.voice?.identifier ?? "none") \(utterance.rate) \(utterance.pitchMultiplier) "
      + "\(utterance.volume)")
case "speaker":
  log.add("said \(await Speaker.shared.speak(text))")
  async let other = Speaker.shared.speak(text)
  log.add("said again \(await other)")
case "write":
  let url = URL(fileURLWithPath: text)
  let utterance = AVSpeechUtterance(string: "One, two, three.")
  utterance.voice = AVSpeechSynthesisVoice.speechVoices().first
  let writer = SpeechFileWriter()
  try await writer.write(utterance, to: url)
  let file = try AVAudioFile(forReading: url)
  log.add("words \(writer.words.joined(separator: " "))")
  log.add("empty \(writer.emptyBufferCount), formats \(writer.formats.count)")
  log.add("rate \(Int(file.fileFormat.sampleRate)), frames \(file.length)")
case "personal":
  log.add("status \(AVSpeechSynthesizer.personalVoiceAuthorizationStatus)")
  log.add("request \(await AVSpeechSynthesizer.requestPersonalVoiceAuthorization())")
  log.add("personal \(VoicePicker().personal.map(\.name).joined(separator: " "))")
case "follow":
  let name = AVSpeechSynthesizer.availableVoicesDidChangeNotification
  let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
    let names = AVSpeechSynthesisVoice.speechVoices().map(\.name)
    log.add("changed: \(names.joined(separator: " "))")
  }
  let names = AVSpeechSynthesisVoice.speechVoices().map(\.name)
  log.add("voices: \(names.joined(separator: " "))")
  while readLine() != nil {}
  NotificationCenter.default.removeObserver(token)
default:
  log.add("no such program")
}
