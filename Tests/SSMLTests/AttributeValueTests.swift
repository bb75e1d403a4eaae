import SSML
import SpeechTypes
import Testing

@Suite("Attribute values are read as the standard writes them")
struct AttributeValueTests {
  @Test(
    "A time designation is a decimal number of ms or s",
    arguments: [
      ("250ms", 250), ("1.5s", 1_500), (".5s", 500), ("+2s", 2_000), ("0s", 0), ("007ms", 7),
      ("9999999999999s", 9_999_999_999_999_000), ("3", nil), ("-1s", nil), ("300,92ms", nil),
      ("1.s", nil), ("s", nil), ("", nil), ("1 s", nil), ("1S", nil), ("1e3ms", nil), ("+s", nil),
      ("1.2.3s", nil), ("\u{0661}s", nil), ("nans", nil),
      (String(repeating: "9", count: 400) + "s", nil),
    ] as [(String, Double?)])
  func time(text: String, milliseconds: Double?) {
    #expect(TimeDesignation.read(text)?.value.milliseconds == milliseconds)
  }

  @Test(
    "A rate is a multiplier in SSML 1.1 and a multiplier or a change in 1.0",
    arguments: [
      ("50%", .multiplier(0.5), .relative(0.5)), ("200%", .multiplier(2), .relative(2)),
      ("0%", .multiplier(0), .relative(0)), ("12.5%", .multiplier(0.125), .relative(0.125)),
      ("+20%", .relative(0.2), .relative(0.2)), ("-20%", .relative(-0.2), .relative(-0.2)),
      ("1.", nil, .multiplier(1)), (".5", nil, .multiplier(0.5)), ("2", nil, .multiplier(2)),
      ("x-slow", .label(.extraSlow), .label(.extraSlow)), ("Fast", .label(.fast), .label(.fast)),
      ("default", .label(.default), .label(.default)), ("-2", nil, nil), ("fastest", nil, nil),
      ("%", nil, nil), ("", nil, nil), ("1e2%", nil, nil), ("50 %", nil, nil),
    ] as [(String, ProsodyRate?, ProsodyRate?)])
  func rate(text: String, version11: ProsodyRate?, version10: ProsodyRate?) {
    #expect(ProsodyRate.read(text, version: .version11)?.value == version11)
    #expect(ProsodyRate.read(text, version: .version10)?.value == version10)
  }

  @Test(
    "A volume is a change in decibels in SSML 1.1 and also linear in 1.0",
    arguments: [
      ("+6dB", .decibels(6), .decibels(6)), ("-0.5dB", .decibels(-0.5), .decibels(-0.5)),
      ("6dB", .decibels(6), .decibels(6)), ("silent", .silent, .silent),
      ("x-soft", .label(.extraSoft), .label(.extraSoft)), ("50", nil, .absolute(50)),
      ("100", nil, .absolute(100)), ("101", nil, nil), ("+10", nil, .relativePoints(10)),
      ("-5.5", nil, .relativePoints(-5.5)), ("+10%", nil, .relative(0.1)), ("dB", nil, nil),
      ("+6db", nil, nil), ("+6.dB", nil, nil), ("louder", nil, nil),
    ] as [(String, ProsodyVolume?, ProsodyVolume?)])
  func volume(text: String, version11: ProsodyVolume?, version10: ProsodyVolume?) {
    #expect(ProsodyVolume.read(text, version: .version11)?.value == version11)
    #expect(ProsodyVolume.read(text, version: .version10)?.value == version10)
  }

  @Test(
    "A pitch is in hertz, a change, or a word",
    arguments: [
      ("100Hz", .hertz(100)), ("+20Hz", .relativeHertz(20)), ("-20.5Hz", .relativeHertz(-20.5)),
      ("+2st", .semitones(2)), ("-.5st", .semitones(-0.5)), ("10%", .relative(0.1)),
      ("+10%", .relative(0.1)), ("-10%", .relative(-0.1)), ("200%", .relative(2)),
      ("x-high", .label(.extraHigh)), ("2st", nil), ("100", nil), ("100hz", nil), ("higher", nil),
    ] as [(String, ProsodyPitch?)])
  func pitch(text: String, expected: ProsodyPitch?) {
    #expect(ProsodyPitch.read(text)?.value == expected)
  }

  @Test("What departs from the standard is read with a remark")
  func remarks() {
    #expect(ProsodyRate.read("50%", version: .version11)?.remark == nil)
    #expect(ProsodyRate.read("+20%", version: .version11)?.remark != nil)
    #expect(ProsodyRate.read("+20%", version: .version10)?.remark == nil)
    #expect(ProsodyRate.read("FAST", version: .version11)?.remark != nil)
    #expect(ProsodyVolume.read("+6dB", version: .version11)?.remark == nil)
    #expect(ProsodyVolume.read("+6dB", version: .version10)?.remark != nil)
    #expect(ProsodyVolume.read("6dB", version: .version11)?.remark != nil)
    #expect(ProsodyVolume.read("Silent", version: .version11)?.remark != nil)
  }

  @Test(
    "A contour is pairs of place and pitch",
    arguments: [
      (
        "(0%,+20Hz) (10%,+30%)\n(40%,+10Hz)",
        [(0, .relativeHertz(20)), (0.1, .relative(0.3)), (0.4, .relativeHertz(10))], false
      ),
      ("(50%,+20Hz)(150%,+99Hz)", [(0.5, .relativeHertz(20))], false),
      ("(1%, +19%)", [(0.01, .relative(0.19))], true),
      ("(90%,high) (10%,low)", [(0.1, .label(.low)), (0.9, .label(.high))], true),
      ("(10%,+1st) (x) (20%,+2st)", [(0.1, .semitones(1)), (0.2, .semitones(2))], true),
    ] as [(String, [(Double, ProsodyPitch)], Bool)])
  func contour(text: String, points: [(Double, ProsodyPitch)], hasRemark: Bool) {
    let reading = PitchContour.read(text)
    #expect(
      reading?.value.points == points.map { PitchContour.Point(position: $0.0, pitch: $0.1) })
    #expect((reading?.remark != nil) == hasRemark)
  }

  @Test(
    "No pair, no contour", arguments: ["", " ", "x", "10%,+1st", "(10%)", "(,)", "(200%,+1st)"])
  func noContour(text: String) {
    #expect(PitchContour.read(text) == nil)
  }

  @Test(
    "Languages of a voice are language ranges with an accent",
    arguments: [
      ("en-gb fr:pt", ["en-GB", "fr:pt"]), ("", []), ("und", nil), ("en:zxx", nil), ("a:b:c", nil),
      ("en:", nil), ("", []), ("*-CH:de-*", ["*-ch:de-*"]), ("e", ["e"]), ("1", nil),
    ] as [(String, [String]?)])
  func languages(text: String, expected: [String]?) {
    let list = VoiceLanguage.readList(text)?.value.map { language in
      language.language.rawValue + (language.accent.map { ":\($0.rawValue)" } ?? "")
    }
    #expect(list == expected)
  }
}
