import ProviderWire
import SpeechTypes
import Testing

@Suite("Bytes that are no message are an error and never a crash")
struct HostileInputTests {
  /// Messages of every kind with short contents, so that every cut can be tried.
  private static let clientMessages = Samples.clientMessages.filter { $0.encoded.count < 400 }
  private static let providerMessages = Samples.providerMessages.filter { $0.encoded.count < 400 }

  @Test("when a body is cut short anywhere")
  func truncated() {
    for message in Self.clientMessages {
      let bytes = message.encoded
      // Text may have any length: only its fixed fields can be missing.
      let fixedCount = if case .text = message { 10 } else { bytes.count }
      for end in 5..<max(fixedCount, 5) {
        #expect(throws: WireError.self) {
          try ClientMessage(kind: bytes[4], body: bytes[5..<end])
        }
      }
    }
    for message in Self.providerMessages {
      let bytes = message.encoded
      let fixedCount = if case .audio = message { 9 } else { bytes.count }
      for end in 5..<max(fixedCount, 5) {
        #expect(throws: WireError.self) {
          try ProviderMessage(kind: bytes[4], body: bytes[5..<end])
        }
      }
    }
  }

  @Test("when a byte is left over")
  func trailing() {
    for message in Samples.clientMessages {
      if case .text = message { continue }
      let bytes = message.encoded + [0]
      #expect(throws: WireError.self) { try ClientMessage(kind: bytes[4], body: bytes[5...]) }
    }
    for message in Samples.providerMessages {
      if case .audio = message { continue }
      let bytes = message.encoded + [0]
      #expect(throws: WireError.self) { try ProviderMessage(kind: bytes[4], body: bytes[5...]) }
    }
  }

  @Test("when a number is none, wherever one may be")
  func notANumber() throws {
    for prosody in [
      Prosody(rate: .nan, pitch: 1, volumeDecibels: 0),
      Prosody(rate: 1, pitch: .nan, volumeDecibels: 0),
      Prosody(rate: 1, pitch: 1, volumeDecibels: .signalingNaN),
    ] {
      var options = SpeechOptions()
      options.prosody = prosody
      let speak = ClientMessage.speak(
        SpeakMessage(
          request: Samples.request, purpose: .audio, textKind: .plain,
          voice: Samples.identifier("a"), creditByteCount: 0, options: options)
      ).encoded
      #expect(throws: WireError.self) { try ClientMessage(kind: speak[4], body: speak[5...]) }
      let word = PlannedWord(
        spoken: "a", language: nil, prosody: prosody, phonemes: "", rendering: .units)
      let range = TextRange(TextOffset(utf8: 0, utf16: 0), TextOffset(utf8: 1, utf16: 1))
      let plan = ProviderMessage.plan(
        Samples.request, [PlanEvent(.word(word), textRange: range)]
      ).encoded
      #expect(throws: WireError.self) { try ProviderMessage(kind: plan[4], body: plan[5...]) }
    }
  }

  @Test("when the kind is unknown, or the other side's")
  func kinds() {
    for kind in UInt8.min...UInt8.max {
      for body in [0, 4, 64].map({ ArraySlice(repeating: UInt8(0), count: $0) }) {
        if !(0x01...0x06).contains(kind) {
          #expect(throws: WireError.self) { try ClientMessage(kind: kind, body: body) }
        }
        if !(0x81...0x8A).contains(kind) {
          #expect(throws: WireError.self) { try ProviderMessage(kind: kind, body: body) }
        }
      }
    }
  }

  @Test("when a string's or a list's length is a lie")
  func lengths() {
    for message in Self.clientMessages {
      Self.forEachLie(in: message.encoded, Self.expectSameBytesOrError)
    }
    for message in Self.providerMessages {
      Self.forEachLie(in: message.encoded) { bytes in
        _ = try? ProviderMessage(kind: bytes[4], body: bytes[5...])
      }
    }
  }

  /// Calls `body` with every pair of bytes, one of them a length, replaced by larger numbers.
  private static func forEachLie(in bytes: [UInt8], _ body: ([UInt8]) -> Void) {
    for offset in bytes.indices.dropFirst(5).dropLast() {
      for (low, high) in [(0xFF, 0xFF), (0, 0x80), (bytes[offset] &+ 1, bytes[offset + 1])] {
        var wrong = bytes
        wrong[offset] = low
        wrong[offset + 1] = high
        body(wrong)
      }
    }
  }

  @Test(
    "when an enumeration's number is none of its values",
    arguments: [
      (0x84, [1, 0, 0, 0, 0, 0, 0, 0, 0x80, 0x88, 0xD5, 0x40, 2, 1, 0, 0x61]),
      (0x84, [1, 0, 0, 0, 0, 0, 0, 0, 0x80, 0x88, 0xD5, 0x40, 0, 1, 0, 0x61]),
      (0x86, [1, 0, 0, 0, 1, 0, 5] + [UInt8](repeating: 0, count: 26)),
      (0x87, [1, 0, 0, 0, 1, 0, 7] + [UInt8](repeating: 0, count: 16)),
      (0x87, [1, 0, 0, 0, 1, 0, 2] + [UInt8](repeating: 0, count: 16) + [4])
        as (UInt8, [UInt8]),
      (0x88, [1, 0, 0, 0, 1, 0, 3] + [UInt8](repeating: 0, count: 20)),
      (0x89, [1, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0]),
    ] as [(UInt8, [UInt8])])
  func enumerations(kind: UInt8, body: [UInt8]) {
    #expect(throws: WireError.self) { try ProviderMessage(kind: kind, body: body[...]) }
  }

  @Test(
    "when a sample rate is no rate",
    arguments: [0, -22_050, 999, 192_001, .nan, .infinity, .leastNonzeroMagnitude])
  func sampleRates(rate: Double) {
    let bytes = ProviderMessage.started(
      Samples.request, AudioFormat(sampleRate: rate), Samples.coach
    ).encoded
    #expect(throws: WireError.self) { try ProviderMessage(kind: bytes[4], body: bytes[5...]) }
  }

  @Test("when a range ends before it starts")
  func ranges() {
    let body: [UInt8] =
      [1, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0] + [5, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0]
      + [0, 0, 0, 0, 0, 0]
    #expect(throws: WireError.self) { try ProviderMessage(kind: 0x86, body: body[...]) }
  }

  @Test("when any bytes of it are changed, twenty thousand times")
  func mutations() {
    var random = SeededGenerator(state: 0x5EED)
    let client = Self.clientMessages.map(\.encoded)
    let provider = Self.providerMessages.map(\.encoded)
    for round in 0..<20_000 {
      let isClient = round % 2 == 0
      var bytes = (isClient ? client : provider).randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 1...4, using: &random) { Self.mutate(&bytes, &random) }
      if isClient {
        Self.expectSameBytesOrError(bytes)
      } else if bytes.count >= 5 {
        _ = try? ProviderMessage(kind: bytes[4], body: bytes[5...])
      }
    }
  }

  /// What is accepted means what its bytes say: written again it is the same.
  private static func expectSameBytesOrError(_ bytes: [UInt8]) {
    guard bytes.count >= 5,
      let message = try? ClientMessage(kind: bytes[4], body: bytes[5...])
    else { return }
    #expect(message.encoded.dropFirst(4) == bytes.dropFirst(4))
  }

  private static func mutate(_ bytes: inout [UInt8], _ random: inout SeededGenerator) {
    guard bytes.count > 5 else { return bytes.append(.random(in: 0...255, using: &random)) }
    let index = Int.random(in: 4..<bytes.count, using: &random)
    switch Int.random(in: 0..<4, using: &random) {
    case 0: bytes[index] = .random(in: 0...255, using: &random)
    case 1: bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 2: bytes.remove(at: index)
    default: bytes.insert(.random(in: 0...255, using: &random), at: index)
    }
  }
}

/// The same numbers for the same seed: SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
