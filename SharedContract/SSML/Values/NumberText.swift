/// A decimal number with an optional sign and no exponent: `n`, `n.`, `.n`, `n.n`.
///
/// SSML 1.1 §3.2.4, "number", with the sign that relative changes add.
struct NumberText {
  enum Sign {
    case plus
    case minus
  }

  /// The sign as written.
  var sign: Sign?
  /// The number with its sign applied; finite.
  var value: Double

  /// Reads all of `text`, or nil when it is anything else.
  init?(_ text: some StringProtocol) {
    var digits = text[...]
    if digits.first == "+" { sign = .plus }
    if digits.first == "-" { sign = .minus }
    if sign != nil { digits = digits.dropFirst() }
    let pointCount = digits.utf8.count { $0 == UInt8(ascii: ".") }
    let digitCount = digits.utf8.count { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard pointCount <= 1, digitCount >= 1, pointCount + digitCount == digits.utf8.count,
      let magnitude = Double(pointCount == 0 ? "\(digits)" : "0\(digits)0"), magnitude.isFinite
    else { return nil }
    value = sign == .minus ? -magnitude : magnitude
  }

  /// Reads a number before a percent sign as a fraction: 0.5 of `50%`.
  static func percentage(_ text: String) -> Self? {
    guard let digits = text.before("%"), var number = Self(digits) else { return nil }
    number.value /= 100
    return number
  }
}
