/// Spellings as the lexicon has them: small letters of ASCII, straight apostrophes.
package enum SpellingFold {
  /// The word without accents, capitals, joiners and soft hyphens.
  ///
  /// Letters that have no likeness in ASCII stay.
  package static func fold(_ word: some StringProtocol) -> String {
    if word.utf8.allSatisfy({ $0 < 0x80 && !(0x41...0x5a).contains($0) }) { return String(word) }
    return foldScalars(word)
  }

  /// The same, but that small letters of `kept` stay, in their composed form.
  package static func fold(
    _ word: some StringProtocol, keeping kept: Set<Character>
  ) -> String {
    var result = ""
    for character in word.lowercased() {
      if let index = kept.firstIndex(of: character) {
        result.append(kept[index])
      } else {
        result += foldScalars(String(character))
      }
    }
    return result
  }

  private static func foldScalars(_ word: some StringProtocol) -> String {
    var result = ""
    for scalar in word.lowercased().unicodeScalars {
      switch scalar.value {
      case 0..<0x80: result.unicodeScalars.append(scalar)
      // Combining marks, the soft hyphen, and the zero-width characters.
      case 0x300...0x36f, 0xad, 0x200b...0x200f, 0x2060, 0xfeff: continue
      // Apostrophes, quotes used as such, and the accents that people type in their place.
      case 0x2018, 0x2019, 0x2bc, 0xff07, 0xb4, 0x2032: result.append("'")
      case 0x2010, 0x2011: result.append("-")
      default:
        if let base = bases[scalar] { result += base } else { result.unicodeScalars.append(scalar) }
      }
    }
    return result
  }

  private static let bases: [Unicode.Scalar: String] = {
    var result: [Unicode.Scalar: String] = [:]
    for (letters, base) in letters {
      for letter in letters.unicodeScalars { result[letter] = base }
    }
    return result
  }()

  /// Small letters with diacritics, and ligatures; after the decompositions of Unicode.
  private static let letters: [(String, String)] = [
    ("ﬀ", "ff"), ("ﬁ", "fi"), ("ﬂ", "fl"), ("ﬃ", "ffi"), ("ﬄ", "ffl"),
    ("àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "a"),
    ("æǽ", "ae"),
    ("ḃḅḇ", "b"),
    ("çćĉċčḉ", "c"),
    ("ďḋḍḏḑḓđð", "d"),
    ("èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "e"),
    ("ḟ", "f"),
    ("ĝğġģǧǵḡ", "g"),
    ("ĥȟḣḥḧḩḫẖħ", "h"),
    ("ìíîïĩīĭįǐȉȋḭḯỉịı", "i"),
    ("ĵǰ", "j"),
    ("ķǩḱḳḵ", "k"),
    ("ĺļľḷḹḻḽł", "l"),
    ("ḿṁṃ", "m"),
    ("ñńņňǹṅṇṉṋ", "n"),
    ("òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợøǿ", "o"),
    ("œ", "oe"),
    ("ṕṗ", "p"),
    ("ŕŗřȑȓṙṛṝṟ", "r"),
    ("śŝşšșṡṣṥṧṩ", "s"),
    ("ß", "ss"),
    ("ţťțṫṭṯṱẗŧ", "t"),
    ("þ", "th"),
    ("ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự", "u"),
    ("ṽṿ", "v"),
    ("ŵẁẃẅẇẉẘ", "w"),
    ("ẋẍ", "x"),
    ("ýÿŷȳẏẙỳỵỷỹ", "y"),
    ("źżžẑẓẕ", "z"),
  ]
}
