import Glibc
import Posix
import ProviderClient
import SpeechTypes
import TestSupport
import Testing

/// Whether something is true within ten seconds.
func comesTrue(_ isTrue: () -> Bool) -> Bool {
  (0..<2000).contains { _ in
    if isTrue() { return true }
    pause(milliseconds: 5)
    return false
  }
}

/// Whether a process comes to be no more.
func hasGone(_ process: Int32) -> Bool { comesTrue { kill(process, 0) == -1 } }

@Suite("A session keeps one provider, and takes everything with it", .timeLimit(.minutes(5)))
struct ProviderSessionTests {
  /// What a session says of its provider.
  private final class News: Sendable {
    let names = Monitor<[String]>([])

    @Sendable func take(_ news: ProviderSession.News) {
      names.change { names in
        switch news {
        case .voices(let list, let name): names.append("\(name): \(list.voices.count)")
        case .broken(_, let isLasting): names.append(isLasting ? "lasting" : "broken")
        }
      }
    }

    func wait(for count: Int) -> [String] {
      names.wait(timeoutMilliseconds: 10_000) { $0.count >= count ? $0 : nil } ?? []
    }
  }

  private static func session(
    _ path: String, _ news: News, answerMilliseconds: Int32 = 5000
  ) throws -> ProviderSession {
    try ProviderSession(
      ProviderLaunch(path: path), clientName: "test", answerMilliseconds: answerMilliseconds,
      onNews: news.take)
  }

  @Test("It lists its voices once for each question, and ends with the session")
  func voices() throws {
    let group = try ToneGroup()
    let path = try group.addTones("a", voices: "a.one")
    let news = News()
    let session = try Self.session(path, news)
    #expect(news.wait(for: 1) == ["tones 1.0: 1"])
    session.listVoices()
    #expect(news.wait(for: 2).count == 2)
    session.close()
    #expect(hasGone(try #require(try ToneGroup.processes(of: path).first)))
    let log = OrderLog()
    let ticket = session.begin(
      SpeechOrder(.plain, text: [65], creditByteCount: 1),
      voice: try #require(VoiceIdentifier("a.one")), log.take)
    #expect(ticket == nil)
  }

  @Test("One that is no provider is given up for good after the second time")
  func lasting() throws {
    let group = try ToneGroup()
    let path = try group.add("a", "exit 3")
    let news = News()
    var session: ProviderSession? = try Self.session(path, news)
    weak let kept = session
    #expect(news.wait(for: 4) == ["broken", "lasting", "lasting", "lasting"])
    // It rests now for a second. What comes with a question for the voices is not lost, as it was.
    let log = OrderLog()
    session?.listVoices()
    _ = session?.begin(
      SpeechOrder(.plain, text: [65], creditByteCount: 1),
      voice: try #require(VoiceIdentifier("a.one")), log.take)
    session?.close()
    session = nil
    #expect(log.end() != nil)
    // Its thread has ended.
    #expect(comesTrue { kept == nil })
  }

  @Test("An order waits once for a provider that does not answer")
  func silent() throws {
    let group = try ToneGroup()
    let news = News()
    let session = try Self.session(
      try group.add("a", "exec sleep 60"), news, answerMilliseconds: 1000)
    let log = OrderLog()
    _ = session.begin(
      SpeechOrder(.plain, text: [65], creditByteCount: 1),
      voice: try #require(VoiceIdentifier("a.one")), log.take)
    #expect(log.end() == "stalled")
    #expect(news.names.withLock(\.self) == ["broken"])
    session.close()
  }

  @Test("No process is left of sessions that were closed")
  func processes() throws {
    let group = try ToneGroup()
    let path = try group.addTones("a", voices: "a.one")
    for _ in 0..<5 {
      let news = News()
      let session = try Self.session(path, news)
      _ = news.wait(for: 1)
      session.close()
    }
    let processes = try ToneGroup.processes(of: path)
    #expect(processes.count == 5)
    for process in processes { #expect(hasGone(process)) }
  }
}
