/// What gender a Spanish noun has, as far as its ending tells.
enum SpanishGender {
  /// How a number agrees with the word behind it; nil where that is none that it can count.
  static func agreement(before noun: String) -> SpanishNumberWords.Agreement? {
    if particles.contains(noun) { return nil }
    let isSingular = !noun.hasSuffix("s")
    let stem = isSingular ? noun : String(noun.dropLast())
    if masculine.contains(stem) { return .masculine }
    if stem.hasSuffix("a") || feminine.contains(stem) { return .feminine }
    let endings = ["cione", "sione", "dade", "tade", "tude", "ción", "sión", "dad", "tad", "tud"]
    return endings.contains { stem.hasSuffix($0) } ? .feminine : .masculine
  }

  /// Words that are not counted.
  private static let particles = Set(
    """
    a al con contra de del desde e el en entre es está están eran era fue fueron hasta la las lo los
    más menos mil millones millón mi ni no o para pero por que se si sin sobre son su tras u y
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Nouns in A that are masculine.
  private static let masculine = Set(
    """
    aroma clima crucigrama cura diagrama dilema diploma drama esquema día fantasma idioma kilograma
    mapa mediodía panorama planeta poema policía problema programa síntoma sistema sofá telegrama
    tema tranvía
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Nouns in other letters that are feminine, without the S of several.
  private static let feminine = Set(
    """
    ave base cárcel cárcele calle carne clase clave fase fe flor flore fecha frase fuente gente imagen
    imágene leche ley leye llave luz luce madre mano mente mujer mujere nave noche nube nuece orden
    órdene parte pared parede piel piele red rede sal sale sangre sede señal señale serie superficie
    tarde tribu vez vece voz voce
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
