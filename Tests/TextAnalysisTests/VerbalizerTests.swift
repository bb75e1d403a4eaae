import Testing
import TextAnalysis

@Suite("Values have words")
struct VerbalizerTests {
  /// The words of a number, made in another way than the module's.
  private static func words(_ value: Int) -> String {
    let small = [
      "", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
      "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
    ]
    let tens = ["twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]
    if value < 20 { return small[value] }
    if value < 100 { return join(tens[value / 10 - 2], value % 10) }
    if value < 1000 { return join(small[value / 100] + " hundred", value % 100) }
    for (name, scale) in [
      ("trillion", 1_000_000_000_000), ("billion", 1_000_000_000),
      ("million", 1_000_000), ("thousand", 1000),
    ] where value >= scale {
      return join(words(value / scale) + " " + name, value % scale)
    }
    return ""
  }

  private static func join(_ head: String, _ rest: Int) -> String {
    rest == 0 ? head : head + " " + words(rest)
  }

  @Test("Whole numbers")
  func cardinals() {
    var value = 1
    while value < 1_000_000_000_000_000 {
      #expect(CardinalWords.words(String(value)).joined(separator: " ") == Self.words(value))
      value += value / 7 + 1
    }
    #expect(CardinalWords.words("0") == ["zero"])
    #expect(CardinalWords.words("") == [])
    #expect(
      CardinalWords.words("1" + String(repeating: "0", count: 63)) == ["one", "vigintillion"])
    #expect(CardinalWords.words(String(repeating: "1", count: 70)).count == 70)
  }

  @Test(
    "Ordinals",
    arguments: [
      ("1", "first"), ("5", "fifth"), ("8", "eighth"), ("9", "ninth"), ("12", "twelfth"),
      ("20", "twentieth"), ("21", "twenty first"), ("40", "fortieth"), ("100", "one hundredth"),
      ("123", "one hundred twenty third"), ("1000000", "one millionth"), ("0", "zeroth"),
    ])
  func ordinals(digits: String, words: String) {
    #expect(OrdinalWords.words(digits).joined(separator: " ") == words)
  }

  @Test(
    "Years and decades",
    arguments: [
      ("1066", "ten sixty six", "ten sixty sixes"),
      ("1900", "nineteen hundred", "nineteen hundreds"),
      ("1905", "nineteen oh five", "nineteen oh fives"),
      ("1980", "nineteen eighty", "nineteen eighties"),
      ("2000", "two thousand", "two thousands"),
      ("2005", "two thousand five", "two thousand fives"),
      ("2010", "twenty ten", "twenty tens"), ("1010", "ten ten", "ten tens"),
      ("476", "four hundred seventy six", "four hundred seventy sixes"),
      ("98", "ninety eight", "ninety eights"), ("05", "oh five", "oh fives"),
    ])
  func years(digits: String, words: String, decade: String) {
    #expect(YearWords.words(digits).joined(separator: " ") == words)
    if digits.hasSuffix("0") {
      #expect(YearWords.decadeWords(digits).joined(separator: " ") == decade)
    }
  }

  @Test(
    "Fractions",
    arguments: [
      ("1", "2", "one half"), ("3", "2", "three halves"), ("1", "4", "one quarter"),
      ("3", "4", "three quarters"), ("2", "9", "two ninths"), ("1", "21", "one over twenty one"),
      ("7", "100", "seven hundredths"), ("5", "0", "five over zero"), ("3", "1", "three over one"),
      ("1", "1000", "one thousandth"),
    ])
  func fractions(top: String, bottom: String, words: String) {
    #expect(
      FractionWords.words(numerator: top, denominator: bottom).joined(separator: " ") == words)
  }

  @Test("A whole number and a fraction")
  func mixed() {
    #expect(
      FractionWords.words(whole: "3", numerator: "1", denominator: "2")
        == ["three", "and", "a", "half"])
    #expect(
      FractionWords.words(whole: "3", numerator: "3", denominator: "8")
        == ["three", "and", "three", "eighths"])
    #expect(
      FractionWords.words(whole: "1", numerator: "1", denominator: "8")
        == ["one", "and", "an", "eighth"])
  }

  @Test(
    "Times",
    arguments: [
      (3, 0, nil, false, "three o'clock"), (3, 0, nil, true, "three"),
      (3, 5, nil, false, "three oh five"),
      (14, 30, nil, false, "fourteen thirty"), (14, 0, nil, false, "fourteen hundred"),
      (0, 15, nil, false, "zero fifteen"), (3, 0, 1, false, "three hundred and one second"),
      (12, 30, 45, false, "twelve thirty and forty five seconds"),
    ] as [(Int, Int, Int?, Bool, String)])
  func times(hour: Int, minute: Int, second: Int?, hasMeridiem: Bool, words: String) {
    let found = TimeWords.words(
      hour: hour, minute: minute, second: second, hasMeridiem: hasMeridiem)
    #expect(found.joined(separator: " ") == words)
  }

  @Test("Dates, in whole and in part")
  func dates() {
    #expect(
      DateWords.words(month: 4, day: 1, year: "1999").joined(separator: " ")
        == "april first nineteen ninety nine")
    #expect(DateWords.words(month: 5, day: nil, year: nil) == ["may"])
    #expect(DateWords.words(month: 13, day: nil, year: "99") == ["ninety", "nine"])
    #expect(DateWords.isDay(month: 2, day: 29) && !DateWords.isDay(month: 2, day: 30))
    #expect(!DateWords.isDay(month: 4, day: 31) && !DateWords.isDay(month: 0, day: 1))
  }

  @Test("Money")
  func money() {
    func words(_ integer: String, _ fraction: String?, _ currency: String) -> String {
      MoneyWords.words(integer: integer, fraction: fraction, currency: currency)
        .joined(separator: " ")
    }
    #expect(words("1", nil, "$") == "one dollar")
    #expect(words("1", "01", "£") == "one pound and one penny")
    #expect(words("0", "02", "€") == "two cents")
    #expect(words("7", "50", "¥") == "seven point five zero yen")
    #expect(words("5", nil, "?") == "five")
  }

  @Test(
    "Roman numerals, and letters that are none",
    arguments: [
      ("I", 1), ("IV", 4), ("XLII", 42), ("MCMXCIX", 1999), ("MMMCMXCIX", 3999), ("IIII", nil),
      ("VX", nil), ("IC", nil), ("", nil), ("ABC", nil), ("iv", nil), ("MMMM", nil), ("IXI", nil),
    ] as [(String, Int?)])
  func romans(letters: String, value: Int?) {
    #expect(RomanNumeral.value(of: letters) == value)
  }

  @Test(
    "Characters",
    arguments: [
      ("a", "a"), ("Z", "z"), ("7", "seven"), ("<", "less than"), ("*", "star"), (" ", "space"),
      ("\n", "new line"), ("\u{E9}", "\u{E9}"), ("\u{3C0}", "pi"), ("\u{2603}", "snowman"),
      ("\u{5D0}", "hebrew letter alef"), ("\u{E000}", "unknown character"),
      ("\u{200B}", "zero width space"), ("|", "vertical bar"),
    ] as [(Unicode.Scalar, String)])
  func characters(scalar: Unicode.Scalar, words: String) {
    #expect(CharacterNames.words(scalar).joined(separator: " ") == words)
  }

  @Test("Units, telephone numbers and digits")
  func others() {
    #expect(MeasureWords.words(unit: "kg", isOne: false) == ["kilograms"])
    #expect(MeasureWords.words(unit: "m", power: 2, isOne: true) == ["square", "meter"])
    #expect(MeasureWords.words(unit: "qqq", isOne: true) == nil)
    #expect(TelephoneWords.words("+49") == ["plus", "four", "nine"])
    #expect(DigitWords.words("90210", zero: "oh") == ["nine", "oh", "two", "one", "oh"])
    #expect(DecimalWords.words(integer: "", fraction: "05") == ["zero", "point", "zero", "five"])
  }
}
