import Posix
import SpeechTypes
import TestSupport
import Testing

@Suite("The scale of an utterance's rate", .tags(.process, .audio), .timeLimit(.minutes(5)))
struct RateScaleTests {
  @Test(
    "means the same for every voice: always faster, half at 0.25, four times at 1",
    arguments: ["com.example.slt", "com.example.kumo", "com.example.pip", "com.example.coach"])
  func durations(voice: String) throws {
    let fixture = try ProgramFixture(buying: [SourceTree.voice(voice)])
    let lines = try fixture.lines(of: "rates", "Walk for twenty five seconds, and rest.")
    let frames = try lines.map { try #require(Double($0)) }
    try #require(frames.count == 21)
    for (slower, faster) in zip(frames, frames.dropFirst()) { #expect(slower > faster) }
    #expect((1.8...2.2).contains(frames[5] / frames[10]))
    #expect((3.6...4.4).contains(frames[10] / frames[20]))
  }
}
