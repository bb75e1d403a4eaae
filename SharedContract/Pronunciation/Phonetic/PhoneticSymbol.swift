internal import TextTables

/// A character of the International Phonetic Alphabet, and what stands for it in a text.
struct PhoneticSymbol {
  var scalar: Unicode.Scalar
  /// As it was written.
  var source: String
  /// Of the first character of `source` in the text, from 1.
  var position: Int

  /// The characters of a text in the alphabet itself.
  static func ipa(_ text: String) -> [PhoneticSymbol] {
    text.unicodeScalars.enumerated().map { index, scalar in
      PhoneticSymbol(scalar: scalar, source: String(scalar), position: index + 1)
    }
  }

  /// The characters that a text in X-SAMPA stands for, of the longest spellings.
  static func xSAMPA(_ text: String) throws(UnknownPhone) -> [PhoneticSymbol] {
    let scalars = Array(text.unicodeScalars)
    var symbols: [PhoneticSymbol] = []
    var index = 0
    while index < scalars.count {
      guard let (scalar, count) = xSAMPASymbol(scalars[index...]) else {
        throw UnknownPhone(String(scalars[index]), at: index + 1, "no symbol of X-SAMPA")
      }
      var source = String.UnicodeScalarView()
      source.append(contentsOf: scalars[index..<(index + count)])
      if let scalar {
        symbols.append(
          PhoneticSymbol(scalar: scalar, source: String(source), position: index + 1))
      }
      index += count
    }
    return symbols
  }

  /// The symbol that a text begins with, nil for one without a sound of its own, and its length.
  private static func xSAMPASymbol(
    _ text: ArraySlice<Unicode.Scalar>
  ) -> (Unicode.Scalar?, count: Int)? {
    guard let first = text.first else { return nil }
    if first.properties.isWhitespace { return (" ", 1) }
    let longestCount = 4
    for count in stride(from: min(longestCount, text.count), to: 0, by: -1) {
      var spelling = String.UnicodeScalarView()
      spelling.append(contentsOf: text.prefix(count))
      if let row = PhoneticData.xSAMPA.row(String(spelling)) {
        return (row[1].unicodeScalars.first, count)
      }
    }
    // Tones and other modifiers: `_H`, `_?\`, `<F>`.
    if first == "_", text.count > 1 {
      let hasSlash = text.count > 2 && text[text.startIndex + 2] == "\\"
      return (nil, hasSlash ? 3 : 2)
    }
    guard first == "<", let end = text.prefix(5).firstIndex(of: ">") else { return nil }
    return (nil, end - text.startIndex + 1)
  }
}
