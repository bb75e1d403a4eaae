import SpeechTypes
import Testing

@Suite("Genders, qualities and traits have names")
struct VoiceDescriptionTests {
  @Test("Every gender's name is read back, another is none", arguments: VoiceGender.allCases)
  func gender(gender: VoiceGender) {
    #expect(VoiceGender(gender.description) == gender)
    #expect(VoiceGender(gender.description.uppercased()) == nil)
  }

  @Test("Every quality's name is read back, another is none", arguments: VoiceQuality.allCases)
  func quality(quality: VoiceQuality) {
    #expect(VoiceQuality(quality.description) == quality)
    #expect(VoiceQuality("") == nil)
  }

  @Test("Traits are named in a fixed order")
  func traits() {
    let both: VoiceTraits = [.personal, .novelty]
    #expect(both.names == ["novelty", "personal"])
    #expect(VoiceTraits().names == [])
    #expect(VoiceTraits(name: "personal") == .personal)
    #expect(VoiceTraits(name: "Personal") == nil)
  }
}
