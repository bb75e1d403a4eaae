internal import TextTables

/// Characters by their names, for spelling, for punctuation that is spoken, and for signs.
package enum CharacterNames {
  /// What a character is called: letters by themselves, in lower case.
  ///
  /// A character that the table `symbols` does not have is called by its name in Unicode.
  package static func words(_ scalar: Unicode.Scalar) -> [String] {
    if scalar.isDigit { return DigitWords.words(String(scalar)) }
    if scalar.isASCII, scalar.isWordLetter { return [String(scalar).lowercased()] }
    if let row = symbolRow(scalar) { return row.words(1) }
    if scalar.isWordLetter, scalar.isLatin { return [String(scalar).lowercased()] }
    return unicodeName(scalar)
  }

  /// The row of a sign; white space and the like stand in the table by their numbers.
  static func symbolRow(_ scalar: Unicode.Scalar) -> TextTableRow? {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      let number = String(scalar.value, radix: 16, uppercase: true)
      return EnglishData.symbols.row(
        "U+" + String(repeating: "0", count: max(0, 4 - number.utf8.count)) + number)
    default: return EnglishData.symbols.row(String(scalar))
    }
  }

  /// The name in Unicode, in lower case and without hyphens.
  static func unicodeName(_ scalar: Unicode.Scalar) -> [String] {
    guard let name = scalar.properties.nameAlias ?? scalar.properties.name else {
      return ["unknown", "character"]
    }
    return name.lowercased().split { $0 == " " || $0 == "-" }.map(String.init)
  }
}
