import Pronunciation
import Testing
import VoiceBuilder

@Suite("A label file says which phone is spoken when")
struct PhoneLabelTests {
  @Test("in seconds, with its word")
  func parse() throws {
    let labels = try PhoneLabel.parse("0\t0.1\tSIL\t-\n0.1\t0.25\tHH\t0\n0.25\t0.5\tAY1\t0\n")
    #expect(labels.map { $0.phoneme?.arpabet } == [nil, "HH", "AY1"])
    #expect(labels.map(\.word) == [nil, 0, 0])
    #expect(labels.map(\.endSeconds) == [0.1, 0.25, 0.5])
  }

  @Test(
    "and what is wrong with it is told with the line",
    arguments: [
      ("0\t0.1\tSIL", "line 1"), ("0\t0.1\tSIL\t-\n0.1\tx\tHH\t0", "line 2"),
      ("0\t0.1\tQQ\t0", "\"QQ\" is not a phone"), ("0.2\t0.1\tHH\t0", "line 1"),
      ("0\t0.2\tHH\t0\n0.1\t0.3\tAY1\t0", "line 2"),
    ])
  func problems(text: String, message: String) {
    let error = #expect(throws: LabelError.self) { try PhoneLabel.parse(text) }
    #expect(error?.description.contains(message) == true)
  }
}
