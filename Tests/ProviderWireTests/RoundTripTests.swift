import ProviderWire
import SpeechTypes
import Testing

@Suite("A message comes out of its bytes as it went in")
struct RoundTripTests {
  @Test("when a client sends it")
  func client() throws {
    for message in Samples.clientMessages {
      var framer = WireFramer()
      framer.append(message.encoded[...])
      let frame = try #require(try framer.next())
      let decoded = try ClientMessage(kind: frame.kind, body: frame.body)
      #expect(decoded == message)
      #expect(try framer.next() == nil && !framer.isInsideMessage)
    }
  }

  @Test("when a provider sends it")
  func provider() throws {
    for message in Samples.providerMessages {
      var framer = WireFramer()
      framer.append(message.encoded[...])
      let frame = try #require(try framer.next())
      let decoded = try ProviderMessage(kind: frame.kind, body: frame.body)
      #expect(decoded == message)
      #expect(try framer.next() == nil && !framer.isInsideMessage)
    }
  }

  @Test("in several messages when a list is long, each below the limit and none lost")
  func longLists() throws {
    #expect(
      try Self.items(of: .markers(Samples.request, Samples.markers)) {
        if case .markers(_, let items) = $0 { items } else { [] }
      } == Samples.markers)
    #expect(
      try Self.items(of: .plan(Samples.request, Samples.events)) {
        if case .plan(_, let items) = $0 { items } else { [] }
      } == Samples.events)
    #expect(
      try Self.items(of: .diagnostics(Samples.request, Samples.diagnostics)) {
        if case .diagnostics(_, let items) = $0 { items } else { [] }
      } == Samples.diagnostics)
  }

  @Test("and an empty list is no message at all")
  func emptyLists() {
    #expect(ProviderMessage.markers(Samples.request, []).encoded.isEmpty)
    #expect(ProviderMessage.plan(Samples.request, []).encoded.isEmpty)
    #expect(ProviderMessage.diagnostics(Samples.request, []).encoded.isEmpty)
  }

  @Test(
    "but for a string over 65,535 bytes, which keeps the characters that fit",
    arguments: [
      (String(repeating: "a", count: 65_536), 65_535),
      (String(repeating: "a", count: 200_000), 65_535),
      (String(repeating: "a", count: 65_534) + "\u{E9}", 65_534),
      (String(repeating: "a", count: 65_533) + "\u{E9}b", 65_535),
      (String(repeating: "a", count: 65_532) + "\u{1F600}", 65_532),
      (String(repeating: "a", count: 65_531) + "\u{1F600}\u{1F600}", 65_535),
      (String(repeating: "\u{1F600}", count: 16_384), 65_532),
    ])
  func longStrings(text: String, byteCount: Int) throws {
    var framer = WireFramer()
    framer.append(ProviderMessage.welcome(version: 1, name: text).encoded[...])
    let frame = try #require(try framer.next())
    let decoded = try ProviderMessage(kind: frame.kind, body: frame.body)
    let expected = String(decoding: Array(text.utf8.prefix(byteCount)), as: UTF8.self)
    let isExpected = decoded == .welcome(version: 1, name: expected)
    #expect(isExpected)
  }

  @Test("and numbers too large for their field are the largest it holds")
  func clamped() throws {
    let huge = Samples.range(1..<(1 << 40), 2..<(1 << 40))
    let largest = 4_294_967_295
    var framer = WireFramer()
    framer.append(
      ProviderMessage.plan(
        Samples.request, [PlanEvent(.pause(milliseconds: 1 << 40), textRange: huge)]
      ).encoded[...])
    let frame = try #require(try framer.next())
    #expect(
      try ProviderMessage(kind: frame.kind, body: frame.body)
        == .plan(
          Samples.request,
          [
            PlanEvent(
              .pause(milliseconds: largest), textRange: Samples.range(1..<largest, 2..<largest))
          ]))
  }

  private static func items<Item>(
    of message: ProviderMessage, _ list: (ProviderMessage) -> [Item]
  ) throws -> [Item] {
    var framer = WireFramer()
    framer.append(message.encoded[...])
    var items: [Item] = []
    while let frame = try framer.next() {
      items += list(try ProviderMessage(kind: frame.kind, body: frame.body))
    }
    return items
  }
}
