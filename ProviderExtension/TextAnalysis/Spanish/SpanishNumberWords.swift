/// Numbers as Spanish words (Real Academia Española, Diccionario panhispánico de dudas, "cardinales"
/// and "ordinales").
enum SpanishNumberWords {
  /// How a number agrees with what it counts.
  enum Agreement {
    /// By itself: veintiuno.
    case none
    /// Before a masculine noun: veintiún libros.
    case masculine
    /// Before a feminine noun: veintiuna casas.
    case feminine
  }

  /// The words of a whole number; digit by digit with zeros in front or more than 15 digits.
  static func cardinal(_ digits: String, _ agreement: Agreement = .none) -> [String] {
    guard digits.count <= 15, let value = Int(digits), digits.first != "0" || digits == "0" else {
      return self.digits(digits)
    }
    return cardinal(value, agreement)
  }

  /// The words of a whole number in front of what it counts: millions are of something.
  static func counting(_ digits: String, _ agreement: Agreement) -> [String] {
    let words = cardinal(digits, agreement)
    let isNoun = ["millón", "millones", "billón", "billones"].contains(words.last)
    return isNoun ? words + ["de"] : words
  }

  /// - Parameter value: Below a thousand billions (10¹⁵).
  static func cardinal(_ value: Int, _ agreement: Agreement = .none) -> [String] {
    guard value > 0 else { return ["cero"] }
    var words: [String] = []
    for (size, one, several) in [
      (1_000_000_000_000, "billón", "billones"), (1_000_000, "millón", "millones"),
    ] {
      let count = value / size % 1_000_000
      if count > 0 {
        words += count == 1 ? ["un", one] : belowMillion(count, .masculine) + [several]
      }
    }
    let rest = value % 1_000_000
    return rest > 0 ? words + belowMillion(rest, agreement) : words
  }

  /// One digit after the other.
  static func digits(_ digits: some StringProtocol) -> [String] {
    digits.compactMap(\.wholeNumberValue).map { small[$0] }
  }

  /// The words of an ordinal from 1 to 99; nil for others.
  ///
  /// - Parameter isShort: Whether a masculine noun follows: primer, tercer.
  static func ordinal(_ value: Int, isFeminine: Bool, isShort: Bool) -> [String]? {
    guard (1...99).contains(value) else { return nil }
    var words: [String] = []
    if let own = [11: "undécimo", 12: "duodécimo"][value] {
      words.append(own)
    } else {
      if value >= 10 { words.append(ordinalTens[value / 10 - 1]) }
      if value % 10 > 0 { words.append(ordinalUnits[value % 10 - 1]) }
    }
    if isFeminine { words = words.map { $0.dropLast() + "a" } }
    if isShort, let last = words.last, ["primero", "tercero"].contains(last) {
      words[words.count - 1] = String(last.dropLast())
    }
    return words
  }

  // MARK: - Parts

  private static func belowMillion(_ value: Int, _ agreement: Agreement) -> [String] {
    let thousands = value / 1000
    var words: [String] = []
    if thousands > 1 {
      words += belowThousand(thousands, isFeminine: agreement == .feminine, .masculine)
    }
    if thousands > 0 { words.append("mil") }
    if value % 1000 > 0 {
      words += belowThousand(value % 1000, isFeminine: agreement == .feminine, agreement)
    }
    return words
  }

  private static func belowThousand(
    _ value: Int, isFeminine: Bool, _ agreement: Agreement
  ) -> [String] {
    guard value != 100 else { return ["cien"] }
    let hundreds = value / 100
    let rest = value % 100
    var words: [String] = []
    if hundreds == 1 { words.append("ciento") }
    if hundreds > 1 { words.append(Self.hundreds[hundreds - 2] + (isFeminine ? "as" : "os")) }
    guard rest > 0 else { return words }
    if rest < 30 { return words + [unit(rest, agreement)] }
    words.append(tens[rest / 10 - 3])
    return rest % 10 > 0 ? words + ["y", unit(rest % 10, agreement)] : words
  }

  /// A number below 30, of which those in one change their form.
  private static func unit(_ value: Int, _ agreement: Agreement) -> String {
    switch (value, agreement) {
    case (1, .masculine): "un"
    case (1, .feminine): "una"
    case (21, .masculine): "veintiún"
    case (21, .feminine): "veintiuna"
    default: small[value]
    }
  }

  private static let small = words(
    """
    cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince
    dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro
    veinticinco veintiséis veintisiete veintiocho veintinueve
    """)
  private static let tens = words("treinta cuarenta cincuenta sesenta setenta ochenta noventa")
  private static let hundreds = words(
    "doscient trescient cuatrocient quinient seiscient setecient ochocient novecient")
  private static let ordinalUnits = words(
    "primero segundo tercero cuarto quinto sexto séptimo octavo noveno")
  private static let ordinalTens = words(
    """
    décimo vigésimo trigésimo cuadragésimo quincuagésimo sexagésimo septuagésimo octogésimo
    nonagésimo
    """)

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.map(String.init)
  }
}
