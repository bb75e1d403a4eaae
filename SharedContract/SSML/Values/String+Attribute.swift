extension String {
  /// The text before `suffix`, or nil when it does not end so.
  func before(_ suffix: String) -> Substring? {
    hasSuffix(suffix) ? dropLast(suffix.count) : nil
  }

  /// The text with runs of XML white space made one space and none at its ends, as the schema type
  /// `token` has it (XML Schema part 2, §3.3.2).
  var collapsed: String {
    guard
      utf8.first == 0x20 || utf8.last == 0x20
        || zip(utf8, utf8.dropFirst()).contains(where: { $0 == 0x20 && $1 == 0x20 })
        || utf8.contains(where: { $0 != 0x20 && XMLByte.isWhiteSpace($0) })
    else { return self }
    return split { $0.utf8.allSatisfy(XMLByte.isWhiteSpace) }.joined(separator: " ")
  }
}
