import DispatcherModule
import SpeechTypes
import Testing

@Suite("What speech-dispatcher asks a module for")
struct ModuleCommandTests {
  @Test(
    "is told from a line",
    arguments: [
      ("INIT", ModuleCommand.initialize), ("AUDIO", .audio), ("LOGLEVEL", .logLevel),
      ("SET", .set), ("LIST VOICES", .listVoices(VoiceFilter())), ("SPEAK", .speak),
      ("CHAR", .character), ("KEY", .key), ("SOUND_ICON", .soundIcon), ("STOP", .stop),
      ("PAUSE", .pause), ("DEBUG ON /tmp/log ", .debug(isOn: true)),
      ("DEBUG OFF ", .debug(isOn: false)), ("QUIT", .quit), ("", .unknown), (".", .unknown),
      ("LIST", .unknown), ("LIST KEYS", .unknown), ("DEBUG", .unknown), ("DEBUG MAYBE", .unknown),
      ("speak", .unknown), ("SPEAKER", .unknown), ("\u{0}SPEAK", .unknown),
    ])
  func lines(line: String, command: ModuleCommand) {
    #expect(ModuleCommand(line) == command)
  }

  @Test(
    "may be the voices of one language alone, in any case",
    arguments: [
      ("LIST VOICES", ["en-US", "en-GB", "fr-FR"]), ("LIST VOICES en", ["en-US", "en-GB"]),
      ("LIST VOICES en-us", ["en-US"]), ("LIST VOICES EN_gb", ["en-GB"]),
      ("LIST VOICES fr none", ["fr-FR"]), ("LIST VOICES fr male1", []),
      ("LIST VOICES e", ["en-US", "en-GB", "fr-FR"]), ("LIST VOICES de", []),
      ("LIST VOICES c", ["en-US", "en-GB", "fr-FR"]),
      ("LIST VOICES NULL NULL", ["en-US", "en-GB", "fr-FR"]), ("LIST VOICES en-US-x-old", []),
    ])
  func filter(line: String, listed: [String]) throws {
    guard case .listVoices(let filter) = ModuleCommand(line) else {
      Issue.record("no list is asked for")
      return
    }
    let tags = ["en-US", "en-GB", "fr-FR"].compactMap(LanguageTag.init)
    #expect(tags.filter(filter.includes).map(\.rawValue) == listed)
  }
}
