import DispatcherModule
import SpeechTypes
import Testing

@Suite("Settings of speech-dispatcher")
struct ModuleSettingsTests {
  private func settings(_ lines: String...) -> ModuleSettings {
    var settings = ModuleSettings()
    #expect(settings.take(lines) == [])
    return settings
  }

  @Test("ask for a voice's own speech at rate 0, pitch 0 and volume 100")
  func normal() {
    let options = settings("rate=0", "pitch=0", "volume=100").options
    #expect(options == SpeechOptions())
    #expect(ModuleSettings().options == SpeechOptions())
  }

  @Test(
    "spread rate and pitch over all that a voice can do, in equal steps to the ear",
    arguments: [
      (-100, 0.25, 0.5), (-50, 0.5, 0.707_106_781), (0, 1, 1), (50, 2.449_489_743, 1.414_213_562),
      (100, 6, 2),
    ])
  func ends(value: Int, rate: Double, pitch: Double) {
    let prosody = settings("rate=\(value)", "pitch=\(value)").options.prosody
    #expect(abs(prosody.rate - rate) < 1e-9)
    #expect(abs(prosody.pitch - pitch) < 1e-9)
    #expect(prosody.volumeDecibels == 0)
  }

  @Test("never go down where a number goes up")
  func monotonic() {
    let prosodies = (-100...100).map {
      settings("rate=\($0)", "pitch=\($0)", "volume=\($0)").options.prosody
    }
    for (lower, higher) in zip(prosodies, prosodies.dropFirst()) {
      #expect(lower.rate < higher.rate)
      #expect(lower.pitch < higher.pitch)
      #expect(lower.volumeDecibels < higher.volumeDecibels)
    }
  }

  @Test(
    "make volume a share of the voice's own amplitude",
    arguments: [(100, 0.0), (0, -6.0206), (-50, -12.0412), (-98, -40.0), (-100, -96.0)])
  func volume(value: Int, decibels: Double) {
    let prosody = settings("volume=\(value)").options.prosody
    #expect(abs(prosody.volumeDecibels - decibels) < 1e-3)
  }

  @Test("pass on punctuation and spelling")
  func reading() {
    for mode in PunctuationMode.allCases {
      #expect(settings("punctuation_mode=\(mode)").options.punctuation == mode)
    }
    #expect(settings("spelling_mode=on").options.isSpelling)
    #expect(!settings("spelling_mode=on", "spelling_mode=off").options.isSpelling)
    #expect(settings("cap_let_recogn=spell").options.announcesCapitals)
    #expect(settings("cap_let_recogn=icon").capitals == .icon)
    #expect(!settings("cap_let_recogn=none").options.announcesCapitals)
  }

  @Test(
    "are left as they were by what is no value",
    arguments: [
      "rate=101", "rate=-101", "rate=", "rate=fast", "rate=1.5", "pitch=99999999999999999999",
      "volume=NULL", "punctuation_mode=NULL", "punctuation_mode=every", "spelling_mode=yes",
      "cap_let_recogn=loud", "voice=male4", "voice=male0", "voice=male", "voice=child", "rate", "",
      "=", "\u{0}",
    ])
  func refused(line: String) {
    var changed = settings("rate=20", "pitch=30", "volume=40", "spelling_mode=on")
    let before = changed
    let isNamed = line.contains("=") && !line.hasPrefix("=")
    #expect(changed.take([line]) == (isNamed || !line.contains("=") ? [line] : []))
    #expect(changed == before)
  }

  @Test("leave out names that are not known")
  func unknown() {
    #expect(settings("pitch_range=50", "tempo=fast", "x=") == ModuleSettings())
  }

  @Test("hold a voice's name, whatever is in it, and a language in any case")
  func names() {
    let named = settings("language=en-us", "synthesis_voice=A=b: ç")
    #expect(named.voiceName == "A=b: ç")
    #expect(named.language?.rawValue == "en-US")
    #expect(settings("synthesis_voice=NULL", "language=NULL") == ModuleSettings())
    #expect(settings("language=c").language == nil)
    #expect(settings("language=").language == nil)
  }

  @Test("forget the type of voice that the next settings do not name")
  func types() {
    var settings = settings("voice=female2", "synthesis_voice=NULL")
    #expect(settings.voiceType == VoiceType("female2"))
    #expect(settings.take(["rate=0", "synthesis_voice=NULL"]) == [])
    #expect(settings.voiceType == nil)
  }
}
