import SpeechTypes

/// Decodes plain text that arrives in pieces.
struct PlainTextReader {
  private var bytes: [UInt8] = []
  private var offset = TextOffset.zero
  private var isFinished = false
  /// Whether the last byte taken was no part of a character.
  private var endsBadly = false

  mutating func append(_ utf8: ArraySlice<UInt8>) { bytes.append(contentsOf: utf8) }
  mutating func finish() { isFinished = true }

  /// Takes the characters that are whole.
  ///
  /// Bytes that are no part of one give U+FFFD, one each, as the SSML reader counts them.
  ///
  /// - Parameter reportBadBytes: Called with the beginning of every run of such bytes.
  mutating func takeScalars(_ reportBadBytes: (TextOffset) -> Void) -> [SourceScalar] {
    let usable = isFinished ? bytes.count : bytes.count - incompleteTailCount
    var scalars: [SourceScalar] = []
    scalars.reserveCapacity(usable)
    var iterator = bytes[..<usable].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    parsing: while true {
      let start = offset
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        offset.utf8 += encoded.count
        offset.utf16 += UTF16.width(scalar)
        scalars.append(SourceScalar(scalar: scalar, range: TextRange(start, offset)))
        endsBadly = false
      case .error(let length):
        if !endsBadly { reportBadBytes(start) }
        endsBadly = true
        for _ in 0..<length {
          let begin = offset
          offset.utf8 += 1
          offset.utf16 += 1
          scalars.append(SourceScalar(scalar: "\u{FFFD}", range: TextRange(begin, offset)))
        }
      case .emptyInput: break parsing
      }
    }
    bytes.removeFirst(usable)
    return scalars
  }

  /// Bytes at the end that begin a character whose rest has not come.
  private var incompleteTailCount: Int {
    for (index, byte) in bytes.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
      return length > index + 1 ? index + 1 : 0
    }
    return 0
  }
}
