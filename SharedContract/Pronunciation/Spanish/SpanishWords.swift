/// Spanish words that the rules of spelling do not tell everything of.
enum SpanishWords {
  /// Words without stress before another one (Quilis, Tratado de fonología y fonética españolas,
  /// 1999, §12.4).
  static func isUnstressed(_ word: String) -> Bool { unstressed.contains(word) }

  private static let unstressed = Set(
    """
    a al ante aun aunque bajo como con conforme contra cual cuales cuan cuando cuanto cuanta cuantos
    cuantas cuya cuyas cuyo cuyos de del desde don donde doña durante e el en entre fray hacia hasta
    la las le les lo los luego mas me mediante mi mientras mis ni nos nuestra nuestras nuestro
    nuestros o os para pero por porque pues que quien quienes san santa se si sin sino so sobre su
    sus tan te tras tu tus u vuestra vuestras vuestro vuestros y
    """.split { $0 == " " || $0 == "\n" }.map(String.init))

  /// How a word that Spanish spelling does not fit would be spelled; nil for any other.
  static func respelling(_ word: String) -> String? {
    if let spelling = foreign[word] { return spelling }
    // The X of these names is an old spelling of J.
    let stems = ["mexic", "méxic", "mexiq", "texas", "texan", "oaxaq", "oaxac", "ximen", "ximén"]
    guard stems.contains(where: word.hasPrefix) else { return nil }
    return String(word.map { $0 == "x" ? "j" : $0 })
  }

  private static let foreign: [String: String] = [
    "blues": "blus", "email": "imeil", "facebook": "féisbuk", "google": "gúguel", "hall": "jol",
    "hardware": "járgüer", "hobby": "jobi", "hockey": "joquei", "iphone": "áifon", "jazz": "yas",
    "jeans": "yins", "laptop": "láptop", "marketing": "márketin", "mouse": "maus",
    "offline": "oflain", "online": "onlain", "parking": "parkin", "ranking": "rankin",
    "rock": "rok", "router": "rúter", "sandwich": "sánguich", "show": "chou", "software": "sófgüer",
    "twitter": "tuíter", "wifi": "güifi", "windows": "güindous", "youtube": "yutub",
  ]

  /// The names of the letters; Y alone is a word, and so are the vowels.
  static let letterNames: [Character: String] = [
    "a": "a", "b": "be", "c": "ce", "d": "de", "e": "e", "f": "efe", "g": "ge", "h": "hache",
    "i": "i", "j": "jota", "k": "ka", "l": "ele", "m": "eme", "n": "ene", "ñ": "eñe", "o": "o",
    "p": "pe", "q": "cu", "r": "erre", "s": "ese", "t": "te", "u": "u", "v": "uve",
    "w": "uvedoble", "x": "equis", "y": "igriega", "z": "zeta",
  ]
}
