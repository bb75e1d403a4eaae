/// Bytes as pairs of hexadecimal digits, in lower case.
enum Hexadecimal {
  private static let digits = Array("0123456789abcdef".utf8)

  static func text(_ bytes: [UInt8]) -> String {
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }

  /// - Returns: Nil unless the text is so many bytes, in lower case.
  static func bytes(_ text: some StringProtocol, count: Int) -> [UInt8]? {
    let values = text.utf8.map { digits.firstIndex(of: $0).map(UInt8.init) }
    guard values.count == 2 * count else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: values.count, by: 2) {
      guard let high = values[index], let low = values[index + 1] else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }
}
