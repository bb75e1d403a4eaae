/// One setting of a configuration that speech-dispatcher reads, as its library dotconf takes a line.
struct DispatcherSetting: Hashable {
  /// In lower case: names are the same in any.
  let name: String
  /// Without their quotation marks.
  let values: [String]

  init(_ name: String, _ values: [String]) {
    self.name = name.lowercased()
    self.values = values
  }

  /// Nil for an empty line and a comment.
  init?(line: some Collection<UInt8>) {
    var words: [[UInt8]] = []
    var word: [UInt8]?
    var quote: UInt8?
    for byte in line {
      if let open = quote {
        if byte == open { quote = nil } else { word?.append(byte) }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
        word = word ?? []
      } else if Self.isBlank(byte) {
        if let ended = word { words.append(ended) }
        word = nil
      } else if byte == UInt8(ascii: "#"), word == nil {
        break
      } else {
        word = (word ?? []) + [byte]
      }
    }
    if let word { words.append(word) }
    let texts = words.map { String(decoding: $0, as: UTF8.self) }
    guard let name = texts.first else { return nil }
    self.init(name, Array(texts.dropFirst()))
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }
}
