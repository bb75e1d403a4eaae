import ProviderWire
import SpeechTypes
import Testing

@Suite("A framer cuts bytes into messages")
struct WireFramerTests {
  private static let messages = Samples.clientMessages.filter { $0.encoded.count < 1000 }

  @Test("however the bytes arrive", arguments: [1, 2, 3, 5, 64, 4096, .max])
  func pieces(pieceByteCount: Int) throws {
    let bytes = Self.messages.flatMap(\.encoded)
    var framer = WireFramer()
    var decoded: [ClientMessage] = []
    var offset = 0
    while offset < bytes.count {
      let end = offset + min(pieceByteCount, bytes.count - offset)
      framer.append(bytes[offset..<end])
      while let frame = try framer.next() {
        decoded.append(try ClientMessage(kind: frame.kind, body: frame.body))
      }
      offset = end
    }
    #expect(decoded == Self.messages)
    #expect(!framer.isInsideMessage)
  }

  @Test("and knows when it holds a part of one")
  func inside() throws {
    var framer = WireFramer()
    #expect(!framer.isInsideMessage)
    for byte in ClientMessage.listVoices.encoded.dropLast() {
      framer.append([byte])
      #expect(try framer.next() == nil)
      #expect(framer.isInsideMessage)
    }
    framer.append([0x02])
    #expect(try framer.next()?.kind == 0x02)
    #expect(!framer.isInsideMessage)
  }

  @Test("up to the largest, and not one byte more")
  func largest() throws {
    let limit = WireProtocol.maximumMessageByteCount
    #expect(limit == 1_048_576)
    var framer = WireFramer()
    framer.append([0, 0, 0x10, 0, 0x85] + [UInt8](repeating: 7, count: limit - 1))
    #expect(try framer.next()?.body.count == limit - 1)
    framer.append([1, 0, 0x10, 0])
    #expect(throws: WireError.self) { try framer.next() }
  }

  @Test(
    "and tells at its first four bytes that a length is wrong",
    arguments: [[0, 0, 0, 0], [1, 0, 0x10, 0], [0, 0, 0, 0x80], [255, 255, 255, 255]]
      as [[UInt8]])
  func wrongLength(bytes: [UInt8]) throws {
    var framer = WireFramer()
    framer.append(bytes.dropLast())
    #expect(try framer.next() == nil)
    framer.append(bytes.suffix(1))
    #expect(throws: WireError.self) { try framer.next() }
  }

  @Test("and keeps no more than a message and what came last")
  func boundedMemory() throws {
    var framer = WireFramer()
    let message: [UInt8] = [0, 0, 1, 0, 0x04] + [UInt8](repeating: 1, count: 65_535)
    // Pieces out of step with the messages, so that a part of one is always left.
    let stream = message + message + message
    let pieceByteCount = 50_000
    var messageCount = 0
    var offset = 0
    for _ in 0..<2000 {
      let end = offset + pieceByteCount
      framer.append(stream[offset..<end])
      while try framer.next() != nil { messageCount += 1 }
      offset = end % message.count
      #expect(framer.heldByteCount <= 2 * (message.count + pieceByteCount))
    }
    #expect(messageCount == 2000 * pieceByteCount / message.count)
  }
}

extension WireFramer {
  /// Bytes in the framer's buffer, as a mirror sees them: it offers nobody else a look.
  fileprivate var heldByteCount: Int {
    let buffer = Mirror(reflecting: self).children.first { $0.label == "buffer" }
    return (buffer?.value as? [UInt8])?.count ?? .max
  }
}
