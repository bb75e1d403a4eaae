import TextAnalysis

/// The document of a row: the row's text, or what a row that begins with `GENERATE:` describes.
struct GeneratedDocument {
  var bytes: [UInt8]

  init(_ example: SSMLCase) {
    if example.input.hasPrefix("GENERATE: ") {
      bytes = Array(Self.text(of: example.identifier, count: nil).utf8)
    } else if example.input.hasPrefix("BYTES: ") {
      bytes = Array("<speak>a ".utf8) + [0xFF] + Array(" b</speak>".utf8)
    } else {
      bytes = Array(example.input.utf8)
    }
  }

  /// The document of a row of repetitions.
  ///
  /// - Parameter count: How many; nil for as many as the row says.
  static func text(of identifier: String, count: Int?) -> String {
    switch identifier {
    case "ssml-mark-014":
      let count = count ?? 3000
      return "<speak>"
        + (1...count).map { "<mark name=\"mark\($0)\"/>text\($0) " }.joined() + "</speak>"
    case "robust-limits-003":
      let count = count ?? 10_000
      return "<speak>" + String(repeating: "<prosody rate=\"101%\">", count: count) + "x"
        + String(repeating: "</prosody>", count: count) + "</speak>"
    case "robust-limits-004":
      return "<speak>" + String(repeating: "word ", count: count ?? 209_715) + "</speak>"
    case "robust-limits-005":
      return "<speak>" + String(repeating: "a", count: count ?? 1_048_576) + "</speak>"
    case "robust-limits-006":
      return "<speak>" + String(repeating: "(", count: count ?? 40_000) + "Speak.</speak>"
    case "robust-limits-008":
      return "<speak>" + String(repeating: "7", count: count ?? 100_000) + "</speak>"
    default: return ""
    }
  }
}
