import Glibc
import Posix
import SpeechTypes
import Testing
import VoiceBundle

@Suite("A voice bundle")
struct VoiceBundleTests {
  let fixture: BundleFixture

  init() throws { fixture = try BundleFixture() }

  private func problems(_ manifest: String) throws -> [String] {
    let path = try fixture.makeBundle(manifest)
    let error = try #require(throws: BundleError.self) { try VoiceBundle.load(path) }
    guard case .invalid(_, let problems) = error else { throw error }
    return problems.map { "\($0)" }
  }

  @Test("is read whole")
  func whole() throws {
    let path = try fixture.makeBundle()
    let bundle = try VoiceBundle.load(path + "/")
    let description = bundle.description
    let tag = try #require(LanguageTag("en-US"))
    #expect(bundle.path == path)
    #expect(description.identifier.rawValue == "com.example.coach")
    #expect(description.name == "Coach")
    #expect(description.version == "1.0")
    #expect(description.primaryLanguages == [tag])
    #expect(description.supportedLanguages.map(\.rawValue) == ["en-US", "en-GB"])
    #expect(description.gender == .female)
    #expect(description.age == 30)
    #expect(description.quality == .enhanced)
    #expect(description.traits == .novelty)
    #expect(description.byteSize == Int64(BundleFixture.manifest.utf8.count + 13))
    #expect(bundle.manifest.sampleRate == 22050)
    #expect(bundle.manifest.engine == .phrases)
    #expect(
      bundle.manifest.recordings == [
        Recording(file: "three-medial.aiff", text: "three", position: .medial),
        Recording(file: "go.aif", text: "go"),
      ])
    #expect(
      bundle.manifest.rules == [
        MatchRule(contains: "three", play: "three-medial.aiff"), MatchRule(play: "go.aif"),
      ])
    #expect(bundle.audioPath(for: bundle.manifest.recordings[1]) == path + "/Audio/go.aif")
  }

  @Test("with a unit bank takes every recording that is there, and needs the bank")
  func units() throws {
    let path = try fixture.makeBundle(
      #"""
      {"format": 1, "identifier": "com.example.coach", "name": "Coach", "version": "2",
       "primaryLanguages": ["en"], "sampleRate": 8000, "engine": "units", "license": "CC0",
       "source": "a test"}
      """#)
    let error = #expect(throws: BundleError.self) { try VoiceBundle.load(path) }
    #expect(error?.description.contains("units.bank: No such file") == true)
    #expect(try VoiceBundle.load(path, checksFiles: false).manifest.engine == .units)

    let bank = path + "/units.bank"
    try Descriptor(opening: bank, .writeOnly, options: .create).writeAll("bank")
    let bundle = try VoiceBundle.load(path)
    #expect(bundle.unitBankPath == bank)
    #expect(bundle.manifest.recordings.isEmpty)
    let names = bundle.recordingPaths.map { $0.dropFirst(path.count + "/Audio/".count) }
    #expect(names == ["go.aif", "three-medial.aiff"])
  }

  @Test("may leave out what has a default")
  func defaults() throws {
    let path = try fixture.makeBundle(
      #"""
      {"format": 1, "identifier": "com.example.coach", "name": "Coach", "version": "2",
       "primaryLanguages": ["en"], "sampleRate": 8000.0, "engine": "phrases", "license": "CC0",
       "source": "a test", "recordings": [{"file": "go.aif", "text": "go"}]}
      """#)
    let bundle = try VoiceBundle.load(path)
    #expect(bundle.description.supportedLanguages.map(\.rawValue) == ["en"])
    #expect(bundle.description.gender == .unspecified)
    #expect(bundle.description.quality == .default)
    #expect(bundle.manifest.rules.isEmpty)
  }

  @Test(
    "is refused for each fault, with its path",
    arguments: [
      (#""Coach""#, #""""#, "$.name: must not be empty"),
      (#""1.0""#, #""1.0b""#, "$.version: expected numbers"),
      (#""com.example.coach""#, #""../coach""#, "$.identifier: expected an identifier"),
      (#""com.example.coach""#, #""com.example.other""#, "$.identifier: the bundle's folder"),
      (#"["en-US"]"#, "[]", "$.primaryLanguages: must name at least one language"),
      (#"["en-US"]"#, #"["fr"]"#, "$.supportedLanguages: lacks fr of primaryLanguages"),
      (#"["en-US"]"#, #"["en-US","en_us"]"#, "$.primaryLanguages[1]: en-US is named twice"),
      ("22050", "0", "$.sampleRate: 0.0 is not in 1000.0 to 192000.0"),
      (#""phrases""#, #""diphones""#, #"$.engine: expected one of "phrases""#),
      (#""novelty""#, #""loud""#, #"$.traits[0]: expected one of"#),
      (#""female""#, "2", "$.gender: expected a string, found an integer"),
      ("30,", "-1,", "$.age: -1 is not in 0 to 1000"),
      (#""source""#, #""sauce""#, #"$.sauce: unknown key; did you mean "source"?"#),
      (#""go.aif","#, #""../go.aif","#, "$.recordings[1].file: expected a file's name"),
      (#""go.aif","#, #"".go.aif","#, "$.recordings[1].file: expected a file's name"),
      (#""go.aif","#, #""go.wav","#, "$.recordings[1].file: expected a file's name"),
      (
        #""go.aif","#, #""three-medial.aiff","#,
        #"$.recordings[1].file: "three-medial.aiff" is named twice"#
      ),
      (#""medial""#, #""middle""#, #"$.recordings[0].position: expected one of "medial""#),
      (
        #""play": "go.aif""#, #""play": "stop.aif""#,
        #"$.rules[1].play: no recording has the file "stop.aif""#
      ),
      (#""contains": "three""#, #""contains": """#, "$.rules[0].contains: must not be empty"),
    ])
  func fault(old: String, new: String, expected: String) throws {
    let found = try problems(try BundleFixture.manifest(replacing: old, with: new))
    #expect(found.contains { $0.hasPrefix(expected) }, "\(found)")
  }

  @Test("is refused with all its problems at once")
  func allProblems() throws {
    let found = try problems(#"{"format": 1, "recordings": [{"file": 1}], "nmae": "x"}"#)
    #expect(found.count == 11, "\(found)")
  }

  @Test("of a later format says so, and nothing else")
  func newerFormat() throws {
    let path = try fixture.makeBundle(#"{"format": 2, "voices": []}"#)
    let error = try #require(throws: BundleError.self) { try VoiceBundle.load(path) }
    #expect(error == .newerFormat(path: path + "/voice.json", format: 2))
    #expect("\(error)" == "\(path)/voice.json: bundle format 2 is newer than this program's 1")
  }

  @Test("whose manifest is missing, no file, or no JSON is refused by name")
  func manifestFile() throws {
    let path = try fixture.makeBundle("{")
    let broken = try #require(throws: BundleError.self) { try VoiceBundle.load(path) }
    #expect("\(broken)".hasPrefix("\(path)/voice.json: not JSON: line 1, column 2:"))

    try FileSystem.removeFile(path + "/voice.json")
    let missing = try #require(throws: BundleError.self) { try VoiceBundle.load(path) }
    #expect("\(missing)" == "\(path)/voice.json: No such file or directory (open)")

    #expect(mkfifo(path + "/voice.json", 0o600) == 0)
    #expect(throws: BundleError.self) { try VoiceBundle.load(path) }
  }

  @Test("is refused when a recording is missing, a link or a folder")
  func recordingFile() throws {
    let path = try fixture.makeBundle()
    let file = path + "/Audio/go.aif"
    func problem() throws -> String {
      let error = try #require(throws: BundleError.self) { try VoiceBundle.load(path) }
      return "\(error)"
    }
    try FileSystem.removeFile(file)
    #expect(try problem().hasSuffix("file: \(file): No such file or directory (lstat)"))
    #expect(symlink("three-medial.aiff", file) == 0)
    #expect(try problem().hasSuffix("$.recordings[1].file: \(file) is not a regular file"))
    try FileSystem.removeFile(file)
    try FileSystem.makeDirectory(file, permissions: 0o700)
    #expect(try problem().hasSuffix("$.recordings[1].file: \(file) is not a regular file"))
  }
}
