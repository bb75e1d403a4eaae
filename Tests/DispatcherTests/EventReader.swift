/// What a module told, taken apart as a server does it; written without the module's own writer.
enum ModuleEvent: Equatable {
  case begin
  case end
  case stop
  case pause
  case mark(String)
  case icon(String)
  case audio(_ sampleCount: Int, sampleRate: Int, samples: [UInt8])
  /// A reply: its code, and its lines without the code.
  case reply(Int, [String])

  /// Whether it ends a message.
  var isEnd: Bool {
    switch self {
    case .end, .stop, .pause: true
    case .begin, .mark, .icon, .audio, .reply: false
    }
  }
}

/// Cuts a module's output into messages.
struct EventReader {
  struct Malformed: Error, CustomStringConvertible {
    let description: String
  }

  private var bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func append(_ more: ArraySlice<UInt8>) {
    bytes.removeFirst(position)
    position = 0
    bytes += more
  }

  /// The next message; nil when it has not come whole.
  mutating func next() throws -> ModuleEvent? {
    var lines: [ArraySlice<UInt8>] = []
    var start = position
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      let line = bytes[start..<end]
      start = end + 1
      guard line.count >= 4 else { throw Malformed(description: "line \(Self.text(line))") }
      lines.append(line)
      if line[line.startIndex + 3] == UInt8(ascii: " ") {
        position = start
        return try Self.event(lines)
      }
      guard line[line.startIndex + 3] == UInt8(ascii: "-") else {
        throw Malformed(description: "line \(Self.text(line))")
      }
    }
    return nil
  }

  private static func event(_ lines: [ArraySlice<UInt8>]) throws -> ModuleEvent {
    let texts = lines.map(text)
    guard let code = Int(texts[0].prefix(3)), texts.allSatisfy({ $0.hasPrefix("\(code)") }) else {
      throw Malformed(description: "codes of \(texts)")
    }
    let contents = texts.map { String($0.dropFirst(4)) }
    switch (code, contents.last, contents.count) {
    case (701, "BEGIN", 1): return .begin
    case (702, "END", 1): return .end
    case (703, "STOP", 1): return .stop
    case (704, "PAUSE", 1): return .pause
    case (700, "INDEX MARK", 2): return .mark(contents[0])
    case (706, "ICON", 2): return .icon(contents[0])
    case (705, "AUDIO", 7): return try audio(lines, contents)
    case (700..., _, _): throw Malformed(description: "event \(contents)")
    default: return .reply(code, contents)
    }
  }

  private static func audio(
    _ lines: [ArraySlice<UInt8>], _ contents: [String]
  ) throws -> ModuleEvent {
    let head = Array("705-AUDIO\0".utf8)
    guard contents[0] == "bits=16", contents[1] == "num_channels=1",
      let rate = Int(contents[2].dropFirst("sample_rate=".count)),
      let count = Int(contents[3].dropFirst("num_samples=".count)),
      contents[4] == "big_endian=0", lines[5].starts(with: head)
    else { throw Malformed(description: "sound \(contents[..<5])") }
    var samples: [UInt8] = []
    var isEscaped = false
    for byte in lines[5].dropFirst(head.count) {
      if byte == 0x7D, !isEscaped {
        isEscaped = true
      } else {
        samples.append(isEscaped ? byte ^ 0x20 : byte)
        isEscaped = false
      }
    }
    guard samples.count == count * 2 else {
      throw Malformed(description: "\(samples.count) bytes for \(count) samples")
    }
    return .audio(count, sampleRate: rate, samples: samples)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
