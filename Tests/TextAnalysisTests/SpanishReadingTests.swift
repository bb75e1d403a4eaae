import Pronunciation
import SpeechTypes
import TestSupport
import Testing
import TextAnalysis

@Suite("A Spanish voice's texts are read as Spanish", .tags(.ssml))
struct SpanishReadingTests {
  private func outline(
    _ text: String, _ kind: SpeechTextKind = .plain, _ options: SpeechOptions = SpeechOptions()
  ) throws -> String {
    Analysis(text, kind, options: options, voice: try Self.voice()).outline
  }

  private static func voice() throws -> SpeakingVoice {
    let spanish = try #require(LanguageTag("es-ES"))
    let identifier = try #require(VoiceIdentifier("com.example.luz"))
    return SpeakingVoice(
      description: VoiceDescription(
        identifier: identifier, name: "Luz", primaryLanguages: [spanish],
        supportedLanguages: [spanish]))
  }

  @Test(
    "Numbers agree with what they count",
    arguments: [
      ("0", "cero"), ("16", "dieciséis"), ("22", "veintidós"), ("31", "treinta y uno"),
      ("100", "cien"), ("101", "ciento uno"), ("500", "quinientos"), ("1000", "mil"),
      ("1984", "mil novecientos ochenta y cuatro"), ("21 libros", "veintiún libros"),
      ("21 casas", "veintiuna casas"), ("1 casa", "una casa"), ("1 libro", "un libro"),
      ("200 personas", "doscientas personas"), ("31 días", "treinta y un días"),
      ("21 de mayo", "veintiuno de mayo"), ("1.000.000", "un millón"),
      ("2 000 000", "dos millones"), ("21.000", "veintiún mil"),
      ("1.234.567", "un millón doscientos treinta y cuatro mil quinientos sesenta y siete"),
      ("1000000000", "mil millones"), ("1000000000000", "un billón"), ("3,5", "tres coma cinco"),
      ("3,05", "tres coma cero cinco"), ("3,1416", "tres coma uno cuatro uno seis"),
      ("3.14", "tres coma catorce"), ("-5", "menos cinco"), ("007", "cero cero siete"),
      ("3/4", "tres cuartos"), ("1/2", "un medio"), ("25 %", "veinticinco por ciento"),
      ("21%", "veintiuno por ciento"), ("21 millones", "veintiún millones"),
      ("1 millón de casas", "un millón de casas"), ("200 mil personas", "doscientas mil personas"),
      ("21 mil libros", "veintiún mil libros"), ("500 mil", "quinientos mil"),
      ("1.000.000 habitantes", "un millón de habitantes"),
      ("2.000.000", "dos millones"), ("2.500.000 casas", "dos millones quinientas mil casas"),
      ("1.000.000 km", "un millón de kilómetros"), ("21,5 casas", "veintiuno coma cinco casas"),
      ("0.500", "cero coma cinco cero cero"), ("1 área", "un área"),
      ("200 áreas", "doscientas áreas"), ("la 21 tiene", "la veintiuno tiene"),
      ("21 artistas", "veintiún artistas"), ("1,2,3", "uno , dos , tres"),
      ("1.2.3", "uno punto dos punto tres"),
    ])
  func numbers(text: String, words: String) throws { #expect(try outline(text) == words) }

  @Test(
    "So do ordinals, money and units",
    arguments: [
      ("1.º", "primero"), ("2.ª", "segunda"), ("3º", "tercero"), ("1.er piso", "primer piso"),
      ("21.ª", "vigésima primera"), ("11.º", "undécimo"),
      ("12.ª", "duodécima"), ("13.er", "décimo tercer"),
      ("1ro", "primero"), ("2da", "segunda"), ("4.o", "cuarto"), ("3 do", "tres do"),
      ("25 millones €", "veinticinco millones de euros"),
      ("$5 millones", "cinco millones de dólares"),
      ("1,5 millones €", "uno coma cinco millones de euros"),
      ("200 mil £", "doscientas mil libras"),
      ("3 mil millones €", "tres mil millones de euros"), ("5x4", "cinco por cuatro"),
      ("1,5 €", "uno coma cinco euros"),
      ("1.000.000,50 €", "un millón de euros con cincuenta céntimos"),
      ("12,50 €", "doce euros con cincuenta céntimos"),
      ("1 €", "un euro"), ("5€", "cinco euros"), ("$3", "tres dólares"), ("1 £", "una libra"),
      ("1.000.000 €", "un millón de euros"), ("100 km/h", "cien kilómetros por hora"),
      ("1 kg", "un kilo"), ("2,5 l", "dos coma cinco litros"), ("20 °C", "veinte grados celsius"),
      ("21 h", "veintiuna horas"), ("30 m²", "treinta metros cuadrados"),
    ])
  func quantities(text: String, words: String) throws { #expect(try outline(text) == words) }

  @Test(
    "Dates, times and telephone numbers",
    arguments: [
      ("3 de mayo de 2026", "tres de mayo de dos mil veintiséis"),
      ("3/5/2026", "tres de mayo de dos mil veintiséis"),
      ("2026-05-03", "tres de mayo de dos mil veintiséis"),
      ("31-12-99", "treinta y uno de diciembre de noventa y nueve"),
      ("14:30", "catorce treinta"), ("a las 9:05", "a las nueve cero cinco"),
      ("a la 1:15", "a la una quince"), ("21:00", "veintiuna horas"),
      ("14:30 h", "catorce treinta horas"),
      ("612 345 678", "seis uno dos , tres cuatro cinco , seis siete ocho"),
      ("612345678", "seis uno dos , tres cuatro cinco , seis siete ocho"),
      (
        "+34 91 234 56 78",
        "más tres cuatro , nueve uno , dos tres cuatro , cinco seis , siete ocho"
      ),
    ])
  func times(text: String, words: String) throws { #expect(try outline(text) == words) }

  @Test(
    "Abbreviations, letters and signs",
    arguments: [
      ("El Sr. Ruiz y la Dra. Gil", "el señor ruiz y la doctora gil"),
      ("en EE. UU. hoy", "en estados unidos hoy"), ("en EE.UU. hoy", "en estados unidos hoy"),
      ("el n.º 5", "el número cinco"), ("pan, vino, etc.", "pan , vino , etcétera"),
      ("p. ej. esto", "por ejemplo esto"), ("D. Juan", "don juan"),
      ("la OTAN y la ONU", "la otan y la onu"), ("el DNI", "el de ene i"),
      ("la UE", "la u e"), ("plan B", "plan be"), ("a o e", "a o e"),
      ("¿Qué? ¡Sí!", "qué / sí"), ("luz@ejemplo.es", "luz arroba ejemplo punto es"),
      ("2 + 2 = 4", "dos más dos igual a cuatro"), ("uno & dos", "uno y dos"),
      ("«hola»", "hola"), ("10-12", "diez a doce"), ("\u{1F44D}", "pulgar hacia arriba"),
    ])
  func words(text: String, words: String) throws { #expect(try outline(text) == words) }

  @Test(
    "Sentences end behind words, not behind abbreviations",
    arguments: [
      ("Vino el Sr. Gil. Habló.", "vino el señor gil / habló"),
      ("Sol, mar, etc. Luego nada.", "sol , mar , etcétera / luego nada"),
      ("Vive en EE. UU. desde ayer. Bien.", "vive en estados unidos desde ayer / bien"),
      ("¡Hola! dijo él. ¿Ya?", "hola dijo él / ya"), ("J. Gil vino. Sí.", "jota gil vino / sí"),
      ("Son 3.500. No más.", "son tres mil quinientos / no más"),
    ])
  func sentences(text: String, words: String) throws { #expect(try outline(text) == words) }

  @Test("Punctuation and letters are called by Spanish names")
  func names() throws {
    var options = SpeechOptions()
    options.punctuation = .all
    #expect(
      try outline("¿Sí, no?", .plain, options)
        == "abre interrogación sí coma , no cierra interrogación")
    options = SpeechOptions()
    options.isSpelling = true
    options.announcesCapitals = true
    #expect(
      try outline("Ña1 w", .plain, options) == "eñe mayúscula a uno espacio uve doble")
  }

  @Test(
    "A document says what its text is",
    arguments: [
      ("characters", "año", "a eñe o"), ("cardinal", "2.500", "dos mil quinientos"),
      ("ordinal", "3", "tercero"), ("date", "1/2/2025", "uno de febrero de dos mil veinticinco"),
      ("telephone", "91 123", "nueve uno uno dos tres"), ("digits", "42", "cuatro dos"),
      ("time", "8:30", "ocho treinta"), ("currency", "5 €", "cinco euros"),
    ])
  func sayAs(kind: String, text: String, words: String) throws {
    let document = "<speak><say-as interpret-as=\"\(kind)\">\(text)</say-as></speak>"
    #expect(try outline(document, .ssml) == words)
  }

  @Test("Every word has the range of what it stands for")
  func ranges() throws {
    let text = "Son 25 % y 3/5/2026."
    let analysis = Analysis(text, .plain, voice: try Self.voice())
    #expect(
      analysis.sources(in: text) == ["Son", "25 %", "25 %", "25 %", "y"]
        + [String](repeating: "3/5/2026", count: 7))
  }

  @Test("Whatever signs stand beside each other, every word has a place in the text")
  func anything() throws {
    let pieces = [
      "1", "007", "999999999999999999999", ".", ",", " ", "\u{202F}", "/", ":", "-", "+", "º", "ª",
      "er", "€", "$", "%", "°", "C", "km", "h", "EE", "UU", "Sr", "c", "ñ", "n\u{303}", "¿", "?",
      "«",
      "\u{1F600}", "\u{FE0F}", "漢", "mil", "casas", "\n",
    ]
    var numbers = SeededNumbers(state: 26)
    for _ in 0..<500 {
      let text = (0..<12).compactMap { _ in pieces.randomElement(using: &numbers) }.joined()
      let analysis = Analysis(text, .plain, voice: try Self.voice())
      #expect(analysis.sources(in: text).allSatisfy { !$0.isEmpty }, "\(text)")
    }
  }

  @Test("Phones of a document are those of the voice's language")
  func phones() throws {
    let document = "<speak><phoneme ph=\"ˈpero\">x</phoneme></speak>"
    let analysis = Analysis(document, voice: try Self.voice())
    #expect(analysis.words.map(\.phonemes.arpabet) == ["P E1 RR O0"])
  }
}
