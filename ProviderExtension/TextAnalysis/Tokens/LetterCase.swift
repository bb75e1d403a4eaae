/// How a word is written.
enum LetterCase {
  /// It has no letters that differ by case.
  case none
  case lower
  /// One capital at its beginning, and small letters.
  case title
  /// Capitals alone.
  case upper
  case mixed

  init(_ text: String) {
    var upperCount = 0
    var lowerCount = 0
    var beginsUpper = false
    for (index, scalar) in text.unicodeScalars.enumerated() {
      if scalar.isUpper {
        upperCount += 1
        if index == 0 { beginsUpper = true }
      } else if scalar.isLower {
        lowerCount += 1
      }
    }
    self =
      switch (upperCount, lowerCount) {
      case (0, 0): .none
      case (0, _): .lower
      case (_, 0): .upper
      case (1, _): beginsUpper ? .title : .mixed
      default: .mixed
      }
  }
}

extension Unicode.Scalar {
  var isUpper: Bool { isASCII ? ("A"..."Z").contains(self) : properties.isUppercase }
  var isLower: Bool { isASCII ? ("a"..."z").contains(self) : properties.isLowercase }
}
