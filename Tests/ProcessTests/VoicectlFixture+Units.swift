import AIFF
import JSON
import TestSupport
import Testing

extension VoicectlFixture {
  /// Makes, indexes and buys a voice of recorded phones, each 100 ms of pulses of its own level at
  /// 16 000 frames a second.
  ///
  /// - Parameter recordings: The phones of each by its name, `SIL` for silence.
  /// - Returns: The bundle's folder, and what `voicectl index` printed.
  @discardableResult
  func buyUnitVoice(
    _ identifier: String, recordings: [String: String]
  ) throws -> (folder: String, indexOutput: String) {
    let bundle = "voices/\(identifier).voice"
    for (name, phones) in recordings {
      let phones = phones.split(separator: " ")
      let samples = (0..<(phones.count * 1600)).map { frame -> Int16 in
        let isSilent = phones[frame / 1600] == "SIL"
        return !isSilent && frame % 100 == 0 ? Int16(5000 + 1000 * (frame / 1600)) : 0
      }
      var audio = try AIFFWriter(sampleRate: 16_000, channelCount: 1)
        .header(frameCount: samples.count)
      AIFFWriter.append(samples.span, to: &audio)
      try directory.write(audio, to: "\(bundle)/Audio/\(name).aiff")
      let labels = phones.enumerated().map { index, phone in
        "\(Double(index) / 10)\t\(Double(index + 1) / 10)\t\(phone)\t\(phone == "SIL" ? "-" : "0")"
      }
      try directory.write(labels.joined(separator: "\n"), to: "\(bundle)/Labels/\(name).lab")
    }
    try directory.write(
      #"""
      {"format": 1, "identifier": "\#(identifier)", "name": "Units", "version": "1",
       "primaryLanguages": ["en-US"], "sampleRate": 16000, "engine": "units", "license": "CC0",
       "source": "made by a test"}
      """#, to: "\(bundle)/voice.json")
    let folder = directory.path(bundle)
    let output = try output(of: "index", folder)
    try self.output(of: "buy", "--enable", identifier)
    return (folder, output)
  }

  /// What `voicectl plan` says of the phones of each word.
  func plannedPhonemes(_ text: String, _ options: String...) throws -> [String] {
    let plan = try output(of: ["plan", "-v", "units", "--json"] + options + [text])
    let events = try JSONValue.parse(Array(plan.utf8)).object?["events"]?.array ?? []
    return events.compactMap(\.object).filter { $0["type"] == "word" }
      .compactMap { $0["phonemes"]?.string }
  }
}
