import AIFF
import Posix
import TestSupport
import Testing
import VoiceProject

@Suite("The import of recordings", .tags(.audio))
struct RecordingImportTests {
  private let directory: TemporaryDirectory
  private var project: VoiceProject

  init() throws {
    directory = try TemporaryDirectory()
    project = try VoiceProject(
      creating: directory.path("anna"), VoiceProjectTests.document(["Open the door.", "Two."]))
  }

  private func write(
    _ take: SyntheticTake, to name: String, channelCount: Int = 1
  ) throws {
    let writer = try AIFFWriter(
      sampleRate: Double(SyntheticTake.sampleRate), channelCount: channelCount)
    let samples = take.samples
    let interleaved = samples.flatMap { [Int16](repeating: $0, count: channelCount) }
    var bytes = try writer.header(frameCount: samples.count)
    AIFFWriter.append(interleaved.span, to: &bytes)
    try directory.write(bytes, to: name)
  }

  private mutating func run() throws -> [String] {
    let folder = try RecordingFolder(directory.path("in"))
    let importer = RecordingImport(phones: nil)
    var result = folder.problems.map { "\($0.source): \($0.problem)" }
    for item in folder.items {
      switch try importer.take(item, into: &project) {
      case .taken(let number): result.append("\(item.source): taken as \(number)")
      case .present(let number): result.append("\(item.source): present as \(number)")
      case .refused(.take(let problems)): result.append("\(item.source): \(problems.map(\.code))")
      case .refused(let problem): result.append("\(item.source): \(problem)")
      }
    }
    return result
  }

  @Test("takes the good ones, tells of the others, and can be done again")
  mutating func again() throws {
    try write(SyntheticTake(), to: "in/a.aiff", channelCount: 2)
    try write(SyntheticTake(), to: "in/wavs/b.aif")
    try write(SyntheticTake(speech: 0), to: "in/c.aiff")
    try directory.write("no sound file at all", to: "in/d.wav")
    try directory.write(
      "a|Something new.\nb|Open the door.\nc|Silence.\nd|Text.\ne|Missing.\n/etc/passwd|x\n"
        + "../anna/takes/001.aiff|x\nbroken\n", to: "in/metadata.csv")
    let refused = [
      "metadata.csv: line 8 is not a file's name and a text",
      "e: the transcript names it, but it is not there",
      "/etc/passwd: the transcript names it, but it is not there",
      "../anna/takes/001.aiff: the transcript names it, but it is not there",
    ]
    let bad = ["c.aiff: [\"silent\"]", "d.wav: it begins like no sound file that is read"]
    #expect(try run() == refused + ["a.aiff: taken as 3", "wavs/b.aif: taken as 1"] + bad)
    #expect(try project.recordedNumbers() == [1, 3])
    #expect(project.document.prompts.map(\.text) == ["Open the door.", "Two.", "Something new."])
    #expect(try run() == refused + ["a.aiff: present as 3", "wavs/b.aif: present as 1"] + bad)
    // Both channels were the same, and half a second is more than the margin.
    let expected = SyntheticTake().samples
    #expect(try project.readTake(3).count < expected.count)
  }

  @Test("finds a text beside each file, and says when there is none")
  mutating func texts() throws {
    try write(SyntheticTake(), to: "in/b.AIFF")
    try write(SyntheticTake(), to: "in/a.aiff")
    try directory.write("\u{FEFF}Two.\n", to: "in/b.txt")
    #expect(
      try run() == ["a.aiff: no transcript says what is spoken", "b.AIFF: taken as 2"])
  }

  @Test("resamples to as many samples as last equally long", arguments: [22_050, 44_100, 48_000])
  func resampled(rate: Int) throws {
    let samples = [Int16](repeating: 8000, count: 16_000)
    let converted = try #require(
      SampleRateConversion.convert(samples, from: SyntheticTake.sampleRate, to: rate))
    #expect(converted.count == rate)
    #expect(abs(Int(converted[rate / 2]) - 8000) < 10)
    #expect(SampleRateConversion.convert(samples, from: 16_000, to: 16_000) == samples)
  }
}
