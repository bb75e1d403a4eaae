/// A value that is one of a few words.
package protocol KeywordValue: RawRepresentable<String>, CaseIterable, Sendable {}

extension KeywordValue {
  /// Reads a word, in any case; the standard's is lower case.
  static func read(_ text: String) -> AttributeReading<Self>? {
    if let value = Self(rawValue: text) { return AttributeReading(value) }
    guard let value = Self(rawValue: text.lowercased()) else { return nil }
    return AttributeReading(value, remark: "the word is \(value.rawValue.quoted), in lower case")
  }

  /// Reads a list of words parted by white space.
  static func readList(_ text: String) -> AttributeReading<[Self]>? {
    var list = AttributeReading<[Self]>([])
    for word in text.split(separator: " ") {
      guard let reading = read(String(word)) else { return nil }
      list.value.append(reading.value)
      list.remark = list.remark ?? reading.remark
    }
    return list
  }
}
