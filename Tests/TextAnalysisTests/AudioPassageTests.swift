import SSML
import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("What is heard of a sound file", .tags(.ssml))
struct AudioPassageTests {
  /// Attributes, frames of the clip, seconds heard, codes of what is told; of 10 000 frames at
  /// 10 000 Hz.
  private static let rows: [(String, Range<Int>, Double, [Diagnostic.Code])] = [
    ("", 0..<10_000, 1, []),
    ("clipBegin='250ms'", 2500..<10_000, 0.75, []),
    ("clipEnd='5s'", 0..<10_000, 1, []),
    ("clipBegin='.2s' clipEnd='0.5s'", 2000..<5000, 0.3, []),
    ("clipBegin='800ms' clipEnd='300ms'", 0..<0, 0, [.badValue]),
    ("clipBegin='1s'", 0..<0, 0, [.badValue]),
    ("clipEnd='0s'", 0..<0, 0, [.badValue]),
    ("repeatCount='3'", 0..<10_000, 3, []),
    ("repeatCount='2.5'", 0..<10_000, 2.5, []),
    ("repeatCount='.25'", 0..<10_000, 0.25, []),
    ("repeatDur='1500ms'", 0..<10_000, 1.5, []),
    ("repeatDur='300ms'", 0..<10_000, 0.3, []),
    ("repeatDur='0s'", 0..<10_000, 0, []),
    ("repeatCount='3' repeatDur='1500ms'", 0..<10_000, 1.5, []),
    ("repeatCount='2' repeatDur='5s'", 0..<10_000, 5, []),
    ("clipBegin='.5s' repeatCount='3'", 5000..<10_000, 1.5, []),
    ("speed='200%'", 0..<10_000, 0.5, []),
    ("speed='50%' repeatCount='2' clipEnd='100ms'", 0..<1000, 0.4, []),
    ("speed='200%' repeatDur='3s'", 0..<10_000, 1.5, []),
    ("speed='5%'", 0..<10_000, 10, [.limit]),
    ("speed='100000%'", 0..<10_000, 0.1, [.limit]),
    ("repeatCount='1e9'", 0..<10_000, 1, [.badValue]),
    ("repeatCount='99999999999'", 0..<10_000, 1000, [.limit]),
    ("repeatDur='99999999999s'", 0..<10_000, 1000, [.limit]),
    ("repeatCount='900' speed='10%'", 0..<10_000, 3600, [.limit]),
    ("clipBegin='.00001s' clipEnd='.00002s'", 0..<0, 0.00001, []),
    ("repeatCount='3a'", 0..<10_000, 1, [.badValue]),
    ("repeatCount='0'", 0..<10_000, 1, [.badValue]),
    ("repeatCount='-1'", 0..<10_000, 1, [.badValue]),
    ("clipBegin='-1s'", 0..<10_000, 1, [.badValue]),
    ("speed='0%'", 0..<10_000, 1, [.badValue]),
    ("speed='2'", 0..<10_000, 1, [.badValue]),
    ("clipEnd='forever'", 0..<10_000, 1, [.badValue]),
  ]

  private final class OneFile: AudioFinder {
    func find(_ reference: AudioReference) throws(AudioFailure) -> AudioMedia {
      AudioMedia(path: "/a", mediaType: nil, frameCount: 10_000, sampleRate: 10_000)
    }
  }

  private static func analysis(_ attributes: String) -> Analysis {
    Analysis(
      """
      <speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="en">\
      <audio src='a' \(attributes)/></speak>
      """, audioFinder: OneFile())
  }

  private static func passage(_ attributes: String) throws -> AudioPassage {
    let element = try #require(analysis(attributes).sentences.first?.elements.first)
    guard case .audio(let audio) = element else { throw AudioFailure("no audio") }
    return try #require(audio.passage)
  }

  @Test("follows clip, speed and repetition, in media time", arguments: rows)
  func times(
    attributes: String, frames: Range<Int>, seconds: Double, codes: [Diagnostic.Code]
  ) throws {
    let passage = try Self.passage(attributes)
    #expect(passage.frames == frames)
    #expect(abs(passage.seconds - seconds) < 1e-9)
    #expect(Self.analysis(attributes).diagnostics.map(\.code) == codes)
    let played = passage.seconds * passage.speed * 10_000
    #expect(abs(Double(passage.playedFrameCount) - played) <= 0.5 || frames.isEmpty)
  }

  @Test(
    "has its level in decibels",
    arguments: [
      ("", 0.0), ("soundLevel='+6dB'", 6), ("soundLevel='-0.5dB'", -0.5),
      ("soundLevel='6dB'", 6), ("soundLevel='loud'", 0), ("soundLevel='6'", 0),
    ])
  func level(attributes: String, decibels: Double) throws {
    #expect(try Self.passage(attributes).volumeDecibels == decibels)
  }
}
