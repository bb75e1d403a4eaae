/// What gender a Spanish noun has, as far as its ending tells.
enum SpanishGender {
  /// How a number agrees with the word behind it; nil where that is none that it can count.
  ///
  /// - Parameter isOne: Whether the number is one; of more there is an S at the noun's end.
  static func agreement(isOne: Bool, with noun: String) -> SpanishNumberWords.Agreement? {
    let isSeveral = noun.hasSuffix("s")
    guard isOne || isSeveral, !particles.contains(noun) else { return nil }
    // un área, but doscientas áreas
    if isOne, beginningWithStressedA.contains(noun) { return .masculine }
    let stem = isSeveral ? String(noun.dropLast()) : noun
    if masculine.contains(stem) { return .masculine }
    if stem.hasSuffix("a") || feminine.contains(stem) { return .feminine }
    let endings = ["cione", "sione", "dade", "tade", "tude", "ción", "sión", "dad", "tad", "tud"]
    return endings.contains { stem.hasSuffix($0) } ? .feminine : .masculine
  }

  /// Words that are not counted.
  private static let particles = Set(
    """
    a al con contra de del desde e el en entre es está están eran era fue fueron hasta la las lo los
    más menos mi ni no o para pero por que se si sin sobre son su tras u y
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Nouns in A that are masculine.
  private static let masculine = Set(
    """
    aroma artista clima crucigrama cura diagrama dilema diploma drama esquema día fantasma futbolista
    idioma kilograma mapa mediodía panorama periodista planeta poema poeta policía problema programa
    síntoma sistema sofá telegrama tema tranvía turista
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// Feminine nouns that have "un" before them (Diccionario panhispánico de dudas, "un").
  private static let beginningWithStressedA = Set(
    "agua águila ala alga alma ancla ansia área arma arpa asa aula ave haba habla hacha hada hambre"
      .split(separator: " ").map(String.init))

  /// Nouns in other letters that are feminine, without the S of several.
  private static let feminine = Set(
    """
    ave base cárcel cárcele calle carne clase clave crisi dosi especie fase fe flor flore frase fuente
    gente imagen imágene leche ley leye llave luz luce madre mano mente mujer mujere nave noche nube nuece orden
    órdene parte pared parede piel piele red rede sal sale sangre sede señal señale serie superficie
    tarde tesi tribu vez vece voz voce
    """.split { $0 == " " || $0 == "\n" }.map(String.init))
}
