import SSML
import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

/// Expectations are worked out by hand from SSML 1.1 §3.2.1.
@Suite("A voice is chosen as SSML 1.1 §3.2.1 says", .tags(.ssml))
struct VoiceSelectionTests {
  /// Voices `us`, `us2`, `gb`, `kid`, `pt` (who reads French too), `fr`, and `bell`, a novelty.
  static let list = VoiceList(
    voices: [
      voice("us", "Ann", ["en-US"], .female, age: 30, .default),
      voice("us2", "Bea Lee", ["en-US"], .female, age: 50, .enhanced),
      voice("gb", "Carl", ["en-GB"], .male, age: 0, .default),
      voice("kid", "Dan", ["en-US"], .male, age: 8, .default),
      voice("pt", "Eva", ["pt-BR"], supported: ["pt-BR", "fr-FR"], .female, age: 40, .premium),
      voice("fr", "Fay", ["fr-CA"], .unspecified, age: 0, .premium),
      voice("bell", "Bell", ["en-US"], .unspecified, age: 0, .premium, traits: .novelty),
    ].compactMap(\.self))

  struct Case: CustomTestStringConvertible, Sendable {
    /// The attributes of elements, the outermost first.
    var elements: [String]
    var existing = "gb"
    var voice: String
    var isFailure = false
    var unmet: Set<VoiceFeature> = []

    var testDescription: String { elements.joined(separator: " > ") }
  }

  static let cases: [Case] = [
    // Required features filter; a single voice left is taken.
    Case(elements: ["languages='en-GB'"], existing: "us", voice: "gb"),
    Case(elements: ["name='Dan' required='name'"], voice: "kid"),
    Case(elements: ["gender='male' age='8' required='gender age'"], voice: "kid"),
    // Of several the remaining features choose, in order.
    Case(elements: ["languages='en' gender='male'"], existing: "us", voice: "gb"),
    Case(elements: ["languages='en' gender='male' age='8'"], existing: "us", voice: "kid"),
    Case(
      elements: ["gender='male' age='30' ordering='gender age'"], voice: "gb", unmet: [.age]),
    Case(elements: ["gender='male' age='30' ordering='age gender'"], voice: "us", unmet: [.gender]),
    Case(
      elements: ["name='Ann' gender='male' ordering='gender name'"], voice: "gb", unmet: [.name]),
    Case(
      elements: ["name='Ann' gender='male' ordering='name gender'"], voice: "us", unmet: [.gender]),
    // What no voice has is passed over.
    Case(elements: ["name='nobody' gender='female' languages='pt'"], voice: "pt", unmet: [.name]),
    Case(elements: ["name='nobody'"], voice: "gb", unmet: [.name]),
    Case(elements: ["name='nobody'"], existing: "bell", voice: "bell", unmet: [.name]),
    // Names: the first that there is, by identifier or by name without case and white space.
    Case(elements: ["name='nobody us2 us'"], voice: "us2"),
    Case(elements: ["name='us us2'"], voice: "us"),
    Case(elements: ["name='beALee'"], voice: "us2"),
    // Languages with accents: every pair has to match.
    Case(elements: ["languages='fr:pt'"], voice: "pt"),
    Case(elements: ["languages='fr:pt-BR pt'"], voice: "pt"),
    Case(elements: ["languages='fr:fr'"], voice: "fr"),
    Case(elements: ["languages='*-CA'"], voice: "fr"),
    Case(elements: ["languages='fr:ja'"], voice: "gb", isFailure: true, unmet: [.languages]),
    Case(elements: ["languages='fr en'"], voice: "gb", isFailure: true, unmet: [.languages]),
    // Without success every feature counts, by priority, among all voices.
    Case(
      elements: ["name='Ann' languages='ja' gender='female'"], voice: "us", isFailure: true,
      unmet: [.languages]),
    Case(
      elements: ["name='nobody' required='name' gender='female' age='50'"], voice: "us2",
      isFailure: true, unmet: [.name]),
    Case(
      elements: ["name='nobody' required='name' gender='female' onvoicefailure='keepexisting'"],
      voice: "gb", isFailure: true, unmet: [.name, .gender]),
    Case(
      elements: ["languages='ja' gender='male' onvoicefailure='processorchoice'"],
      existing: "us", voice: "gb", isFailure: true, unmet: [.languages]),
    // The empty list of requirements is met by any voice.
    Case(elements: ["languages='ja' required=''"], voice: "gb", unmet: [.languages]),
    // Variants count by quality and identifier among those that are left.
    Case(elements: ["languages='en' gender='female' variant='1'"], voice: "us2"),
    Case(elements: ["languages='en' gender='female' variant='2'"], voice: "us"),
    Case(
      elements: ["languages='en' gender='female' variant='3'"], voice: "us2", unmet: [.variant]),
    Case(
      elements: ["gender='female' languages='en-US' required='languages gender variant'"],
      voice: "us2"),
    Case(
      elements: [
        "gender='female' languages='en-US' required='languages gender variant'",
        "gender='female' variant='2'",
      ], voice: "us"),
    Case(
      elements: ["languages='en-GB' variant='2' required='languages variant'"], existing: "us",
      voice: "gb", isFailure: true, unmet: [.variant]),
    // Neutral is neither; a novelty only by name.
    Case(elements: ["gender='neutral'"], voice: "fr"),
    Case(elements: ["gender='neutral' languages='en'"], voice: "gb", unmet: [.gender]),
    Case(elements: ["name='bell'"], voice: "bell"),
    Case(elements: ["languages='en' name='Bell' required='languages name'"], voice: "bell"),
    // Other things being equal: nearest age, the voice that speaks, quality, identifier.
    Case(elements: ["languages='en-US' age='44'"], voice: "us2", unmet: [.age]),
    Case(elements: ["languages='en-US' age='12'"], voice: "kid", unmet: [.age]),
    Case(elements: ["languages='en-US'"], existing: "kid", voice: "kid"),
    Case(elements: ["languages='en-US'"], existing: "fr", voice: "us2"),
    Case(elements: ["languages='fr'"], existing: "us", voice: "fr"),
    // Inner elements inherit; what they speak of goes before what is inherited.
    Case(elements: ["gender='female' languages='en-US'", "age='30'"], voice: "us"),
    Case(elements: ["name='Ann'", "gender='male'"], existing: "us", voice: "gb", unmet: [.name]),
    Case(elements: ["gender='male'", "name='Ann'"], existing: "gb", voice: "us", unmet: [.gender]),
    Case(elements: ["name='Ann'", "name='' gender='male' age='8'"], existing: "us", voice: "kid"),
    Case(
      elements: ["required='name'", "name='nobody'"], voice: "gb", isFailure: true, unmet: [.name]),
  ]

  @Test("Each case has its voice", arguments: cases)
  func choice(example: Case) throws {
    var wish = VoiceWish()
    for element in example.elements { wish.change(by: try Self.attributes(element)) }
    let identifier = try #require(VoiceIdentifier(example.existing))
    let selection = VoiceSelection(
      wish, from: Self.list, existing: try #require(Self.list[identifier]))
    #expect(selection.voice.identifier.rawValue == example.voice)
    #expect(selection.isFailure == example.isFailure)
    #expect(selection.unmet == example.unmet)
  }

  @Test("The default of a language goes before quality, and a voice out of the list may stay")
  func defaults() throws {
    var list = Self.list
    list.defaults[try #require(LanguageTag("en-US"))] = VoiceIdentifier("kid")
    let existing = try #require(Self.list.voices.last)
    list.voices.removeLast()
    var wish = VoiceWish()
    let none = VoiceSelection(wish, from: list, existing: existing)
    #expect(none.voice == existing)
    wish.change(by: try Self.attributes("languages='en-US' gender='male' name='x'"))
    #expect(VoiceSelection(wish, from: list, existing: existing).voice.name == "Dan")
    let empty = VoiceSelection(wish, from: VoiceList(), existing: existing)
    #expect(empty.voice == existing)
  }

  private static func attributes(_ text: String) throws -> VoiceAttributes {
    var reader = SSMLReader()
    reader.append(Array("<speak version='1.1'><voice \(text)/></speak>".utf8).span)
    reader.finish()
    while case .event(let event) = reader.next() {
      if case .open(.voice(let attributes), _) = event { return attributes }
    }
    return try #require(nil)
  }

  static func voice(
    _ identifier: String, _ name: String, _ primary: [String], supported: [String]? = nil,
    _ gender: VoiceGender, age: Int, _ quality: VoiceQuality, traits: VoiceTraits = []
  ) -> VoiceDescription? {
    guard let identifier = VoiceIdentifier(identifier) else { return nil }
    return VoiceDescription(
      identifier: identifier, name: name,
      primaryLanguages: primary.compactMap(LanguageTag.init),
      supportedLanguages: (supported ?? primary).compactMap(LanguageTag.init), gender: gender,
      age: age, quality: quality, traits: traits)
  }
}
