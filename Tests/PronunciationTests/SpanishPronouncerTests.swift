import Pronunciation
import Testing

@Suite("Spanish is pronounced by its spelling")
struct SpanishPronouncerTests {
  private let spain = SpanishPronouncer(.spain)

  @Test(
    "consonants",
    arguments: [
      ("casa", "K A1 S A0"), ("queso", "K E1 S O0"), ("quiosco", "K Y O1 S K O0"),
      ("cena", "TH E1 N A0"), ("zapato", "TH A0 P A1 T O0"), ("zeta", "TH E1 T A0"),
      ("chico", "CH I1 K O0"), ("acción", "A0 K TH Y O1 N"), ("kilo", "K I1 L O0"),
      ("gato", "G A1 T O0"), ("gente", "X E1 N T E0"), ("guerra", "G E1 RR A0"),
      ("guitarra", "G I0 T A1 RR A0"), ("pingüino", "P I0 N G W I1 N O0"),
      ("vergüenza", "B E0 DX G W E1 N TH A0"), ("agua", "A1 G W A0"), ("jamón", "X A0 M O1 N"),
      ("hola", "O1 L A0"), ("huevo", "W E1 B O0"), ("hielo", "JJ E1 L O0"),
      ("ahora", "A0 O1 DX A0"), ("vaca", "B A1 K A0"), ("llave", "JJ A1 B E0"),
      ("mayo", "M A1 JJ O0"), ("rayo", "RR A1 JJ O0"), ("niño", "N I1 NY O0"),
      ("pero", "P E1 DX O0"), ("perro", "P E1 RR O0"), ("rosa", "RR O1 S A0"),
      ("honra", "O1 N RR A0"), ("alrededor", "A0 L RR E0 D E0 D O1 DX"),
      ("israelita", "I0 S RR A0 E0 L I1 T A0"), ("tren", "T DX E1 N"), ("atlas", "A1 T L A0 S"),
      ("taxi", "T A1 K S I0"), ("extraño", "E0 S T DX A1 NY O0"),
      ("xilófono", "S I0 L O1 F O0 N O0"),
      ("México", "M E1 X I0 K O0"), ("psicólogo", "S I0 K O1 L O0 G O0"), ("web", "W E1 B"),
      ("whisky", "W I1 S K I0"), ("show", "CH O1 W"), ("deshacer", "D E0 S A0 TH E1 DX"),
      ("innovar", "I0 N O0 B A1 DX"), ("ç", "S"), ("jazz", "JJ A1 S"),
      ("Sabadell", "S A0 B A0 D E1 L"), ("subrayar", "S U0 B RR A0 JJ A1 DX"),
      ("sobre", "S O1 B DX E0"), ("Ximena", "X I0 M E1 N A0"), ("escena", "E0 S TH E1 N A0"),
    ])
  func consonants(word: String, phones: String) {
    #expect(spain.pronunciation(of: word).phonemes(for: .strong).arpabet == phones)
  }

  @Test(
    "syllables and stress",
    arguments: [
      ("canto", "K A1 N T O0"), ("cantó", "K A0 N T O1"), ("cantan", "K A1 N T A0 N"),
      ("cantar", "K A0 N T A1 DX"), ("árbol", "A1 DX B O0 L"), ("sábado", "S A1 B A0 D O0"),
      ("reloj", "RR E0 L O1 X"), ("martes", "M A1 DX T E0 S"), ("robots", "RR O0 B O1 T S"),
      ("aire", "A1 Y DX E0"), ("causa", "K A1 W S A0"), ("peine", "P E1 Y N E0"),
      ("deuda", "D E1 W D A0"), ("oigo", "O1 Y G O0"), ("tiene", "T Y E1 N E0"),
      ("bueno", "B W E1 N O0"), ("ciudad", "TH Y U0 D A1 D"), ("ruido", "RR W I1 D O0"),
      ("viuda", "B Y U1 D A0"), ("día", "D I1 A0"), ("río", "RR I1 O0"), ("rió", "RR Y O1"),
      ("país", "P A0 I1 S"), ("baúl", "B A0 U1 L"), ("reír", "RR E0 I1 DX"), ("leer", "L E0 E1 DX"),
      ("caos", "K A1 O0 S"), ("búho", "B U1 O0"), ("ahí", "A0 I1"), ("buey", "B W E1 Y"),
      ("muy", "M U1 Y"),
      ("construir", "K O0 N S T DX W I1 DX"), ("guión", "G Y O1 N"),
      ("estoy", "E0 S T O1 Y"), ("Uruguay", "U0 DX U0 G W A1 Y"), ("leyes", "L E1 JJ E0 S"),
      ("cambiáis", "K A0 M B Y A1 Y S"), ("también", "T A0 M B Y E1 N"),
      ("murciélago", "M U0 DX TH Y E1 L A0 G O0"), ("chiita", "CH I0 I1 T A0"),
      ("fácilmente", "F A2 TH I0 L M E1 N T E0"), ("lentamente", "L E2 N T A0 M E1 N T E0"),
      ("demente", "D E0 M E1 N T E0"), ("pie", "P Y E1"), ("guion", "G Y O1 N"),
      ("cigüeña", "TH I0 G W E1 NY A0"), ("transbordo", "T DX A0 N S B O1 DX D O0"),
      ("jesuita", "X E0 S W I1 T A0"), ("internet", "I0 N T E0 DX N E1 T"),
    ])
  func syllables(word: String, phones: String) {
    #expect(spain.pronunciation(of: word).phonemes().arpabet == phones)
  }

  @Test("in either case, with accents composed or not, and with letters of other languages")
  func spellings() {
    func phones(_ word: String) -> String { spain.pronunciation(of: word).phonemes().arpabet }
    #expect(phones("NIÑO") == "N I1 NY O0")
    #expect(phones("nin\u{303}o") == "N I1 NY O0" && phones("canto\u{301}") == "K A0 N T O1")
    #expect(phones("Müller") == "M U0 JJ E1 DX" && phones("crème") == "K DX E1 M E0")
    #expect(phones("coche-cama") == "K O1 CH E0 K A1 M A0")
  }

  @Test("America has no sound of its own for C and Z")
  func varieties() {
    let america = SpanishPronouncer(.america)
    #expect(america.pronunciation(of: "zapato").phonemes().arpabet == "S A0 P A1 T O0")
    #expect(america.pronunciation(of: "acción").phonemes().arpabet == "A0 K S Y O1 N")
    #expect(america.pronunciation(of: "escena").phonemes().arpabet == "E0 S E1 N A0")
    #expect(america.pronunciation(of: "excelente").phonemes().arpabet == "E0 S E0 L E1 N T E0")
  }

  @Test("Letters without a vowel are called by their names, and what has no letter is unknown")
  func letters() {
    let spelled = spain.pronunciation(of: "FM")
    #expect(spelled.phonemes().arpabet == "E2 F E0 E1 M E0" && spelled.origin == .spelledOut)
    #expect(spain.pronunciation(of: "ñ").phonemes().arpabet == "E1 NY E0")
    #expect(spain.pronunciation(of: "y").phonemes(for: .strong).arpabet == "I1")
    for word in ["", "42", "λόγος", "-", "漢"] {
      #expect(spain.pronunciation(of: word) == WordPronunciation([], from: .unknown))
    }
  }

  @Test("Function words have stress before a pause alone")
  func functionWords() {
    let words = [
      SentenceWord("el"), SentenceWord("gato"), SentenceWord("que", isBeforePause: true),
      SentenceWord("de", phonemes: Phoneme.parse(arpabet: "D I1") ?? []), SentenceWord("él"),
      SentenceWord("para"),
    ]
    #expect(
      spain.phonemes(of: words).map(\.arpabet) == [
        "E0 L", "G A1 T O0", "K E1", "D I1", "E1 L", "P A1 DX A0",
      ])
  }

  @Test("The user's entries come first, in any case, and serve the plural; accents count")
  func userEntries() throws {
    let gif = try #require(Phoneme.parse(arpabet: "G I1 F"))
    let own = spain.with(userEntries: ["GIF": gif, "ano": gif])
    #expect(own.pronunciation(of: "gif") == WordPronunciation([.init(phonemes: gif)], from: .user))
    #expect(own.pronunciation(of: "gifs").phonemes().arpabet == "G I1 F S")
    #expect(own.pronunciation(of: "año").phonemes().arpabet == "A1 NY O0")
  }
}
