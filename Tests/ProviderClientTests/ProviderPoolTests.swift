import Posix
import ProviderClient
import SpeechTypes
import TestSupport
import Testing

@Suite("All providers are one, and a bad one hurts its own voices only", .timeLimit(.minutes(5)))
struct ProviderPoolTests {
  private static func pool(_ group: ToneGroup, answerMilliseconds: Int32 = 5000) -> ProviderPool {
    ProviderPool(group.location, clientName: "test", answerMilliseconds: answerMilliseconds)
  }

  private static func order(
    _ log: OrderLog, _ voice: String?, text: String = "one two", credit: UInt32 = 1 << 20
  ) throws -> PooledOrder {
    PooledOrder(
      SpeechOrder(.plain, text: Array(text.utf8), creditByteCount: credit),
      with: VoiceWish(
        try voice.map { try #require(VoiceIdentifier($0)) },
        language: try #require(LanguageTag("en-US"))), log.take)
  }

  private static func speak(_ pool: ProviderPool, _ voice: String?) throws -> OrderLog {
    let log = OrderLog()
    pool.begin(try order(log, voice))
    return log
  }

  @Test("Voices of all of them, and each speaks with its own")
  func both() throws {
    let group = try ToneGroup()
    try group.addTones("a.tones", voices: "a.one,a.two")
    try group.addTones("b.tones", voices: "b.one")
    let pool = Self.pool(group)
    let list = pool.settledVoices(waitingAtMostMilliseconds: 10_000)
    #expect(list.voices.map(\.identifier.rawValue) == ["a.one", "a.two", "b.one"])
    for voice in ["a.two", "b.one"] {
      let log = try Self.speak(pool, voice)
      #expect(log.end() == "finished")
      #expect(log.state.withLock { $0.sampleCount } == 700)
      #expect(log.state.withLock { $0.wordCount } == 2)
    }
    let voice = try #require(VoiceIdentifier("a.one"))
    #expect(pool.voices(sharingProviderWith: voice).count == 2)
  }

  @Test(
    "One that hangs from the start delays no order for another's voices", arguments: ["a.one", nil])
  func hangs(voice: String?) throws {
    let group = try ToneGroup()
    try group.addTones("a.tones", voices: "a.one")
    try group.add("b.hangs", "exec cat > /dev/null")
    let log = try Self.speak(Self.pool(group, answerMilliseconds: 60_000), voice)
    #expect(log.end() == "finished")
  }

  @Test("One that goes before it has listed its voices is started anew, and orders wait for it")
  func goesEarly() throws {
    let group = try ToneGroup()
    // A message of no bytes is none.
    try group.addTones("a.tones", voices: "a.one", first: "TONE_SAY_FIRST=00000000")
    let pool = Self.pool(group)
    let logs = try ["a.one", nil].map { try Self.speak(pool, $0) }
    #expect(logs.map { $0.end() } == ["finished", "finished"])
  }

  @Test("One that goes again and again is why an order fails")
  func neverWorks() throws {
    let group = try ToneGroup()
    try group.add("a.breaks", "exit 7")
    #expect(try Self.speak(Self.pool(group), nil).end() == "ended 7")
  }

  @Test("One that owes sound for too long is given up, and started anew")
  func stalls() throws {
    let group = try ToneGroup()
    let path = try group.addTones("a.tones", voices: "a.one", first: "TONE_HANG_AT_FRAME=100")
    let pool = Self.pool(group, answerMilliseconds: 1000)
    let log = try Self.speak(pool, "a.one")
    #expect(log.end() == "stalled")
    #expect(log.state.withLock { $0.sampleCount } == 100)
    #expect(try Self.speak(pool, "a.one").end() == "finished")
    #expect(try ToneGroup.processes(of: path).count == 2)
  }

  @Test("One that is only not asked for more owes nothing")
  func credit() throws {
    let group = try ToneGroup()
    try group.addTones("a.tones", voices: "a.one")
    let pool = Self.pool(group, answerMilliseconds: 1000)
    let paused = OrderLog()
    let order = try Self.order(paused, "a.one", credit: 200)
    pool.begin(order)
    #expect(paused.hasSamples(100))
    // Another is spoken meanwhile, and then silence for longer than an answer may take.
    #expect(try Self.speak(pool, "a.one").end() == "finished")
    #expect(paused.state.wait(timeoutMilliseconds: 1200) { $0.ends.first } == nil)
    order.grant(byteCount: 1200)
    #expect(paused.end() == "finished")
    #expect(paused.state.withLock { $0.sampleCount } == 700)
  }

  @Test("One that ends takes all its orders with it, each told once")
  func crash() throws {
    let group = try ToneGroup()
    try group.addTones("a.tones", voices: "a.one", first: "TONE_CRASH_AT_FRAME=150")
    let pool = Self.pool(group)
    _ = pool.settledVoices(waitingAtMostMilliseconds: 10_000)
    let logs = try (0..<5).map { _ in try Self.speak(pool, "a.one") }
    for log in logs { #expect(log.end() == "ended 9" || log.end() == "finished") }
    #expect(logs[0].end() == "ended 9")
    #expect(try Self.speak(pool, "a.one").end() == "finished")
    for log in logs { #expect(log.state.withLock { $0.ends.count } == 1) }
  }

  @Test("One that only lists its voices is not started without end")
  func onlyLists() throws {
    let group = try ToneGroup()
    let path = try group.addTones(
      "a.tones", voices: "a.one", always: "TONE_EXIT_AFTER_LISTING=1")
    try group.addTones("b.tones", voices: "b.one")
    let pool = Self.pool(group)
    _ = pool.settledVoices(waitingAtMostMilliseconds: 10_000)
    for _ in 0..<20 { #expect(try Self.speak(pool, "b.one").end() == "finished") }
    #expect(try ToneGroup.processes(of: path).count <= 5)
  }

  @Test("A voice that nobody has is the language's voice; with no voice at all there is a reason")
  func unknown() throws {
    let group = try ToneGroup()
    try group.addTones("a.tones", voices: "a.one")
    #expect(try Self.speak(Self.pool(group), "x.nobody").end() == "finished")
    let silent = try ToneGroup()
    try silent.addTones("a.tones", voices: "")
    #expect(try Self.speak(Self.pool(silent), "x.nobody").end() == "no voice is bought and enabled")
  }

  @Test("Cancelled orders end once, whenever it is")
  func cancel() throws {
    let group = try ToneGroup()
    try group.addTones("a.tones", voices: "a.one")
    let pool = Self.pool(group)
    for index in 0..<40 {
      let log = OrderLog()
      let order = try Self.order(log, "a.one", text: String(repeating: "word ", count: 100))
      pool.begin(order)
      if index % 2 == 1 { #expect(log.hasSamples(index)) }
      order.cancel()
      let end = log.end()
      #expect(end == "cancelled" || end == "finished")
    }
  }

  @Test("A provider that is taken away ends, and its orders with it")
  func removed() throws {
    let group = try ToneGroup()
    let path = try group.addTones("a.tones", voices: "a.one")
    let pool = Self.pool(group)
    let log = OrderLog()
    pool.begin(try Self.order(log, "a.one", credit: 200))
    #expect(log.hasSamples(100))
    try group.remove("a.tones")
    #expect(log.end() == "cancelled")
    // Reaped by its owner: the number belongs to nobody.
    let process = try #require(try ToneGroup.processes(of: path).first)
    #expect(hasGone(process))
  }
}
