extension Passage {
  /// A version or an address of numbers: `2.1.12`, `v1.2`, `192.168.0.1`.
  func version(at index: Int) -> Reading? {
    let hasLetter =
      word(index) == "v" && tightDigits(index + 1) != nil
      && (tokens[index].text == "v" || isTightSign(index + 2, "."))
    let first = hasLetter ? index + 1 : index
    guard kind(first) == .digits, hasLetter || !isTight(index) || kind(index - 1) == .sign else {
      return nil
    }
    var indices = [first]
    while isTightSign(indices[indices.count - 1] + 1, "."),
      tightDigits(indices[indices.count - 1] + 2) != nil
    {
      indices.append(indices[indices.count - 1] + 2)
    }
    guard indices.count >= 3 || hasLetter else { return nil }
    if !hasLetter, let number = groupedByStops(indices) { return number }
    let isAddress =
      indices.count == 4 && !hasLetter
      && indices.allSatisfy {
        tokens[$0].text.utf8.count <= 3 && (Int(tokens[$0].text) ?? 999) < 256
      }
    var reading = Reading(end: index)
    if hasLetter { reading.add(["version"], characters(index..<first)) }
    for (position, number) in indices.enumerated() {
      if position > 0 {
        reading.add([isAddress ? "dot" : "point"], characters((number - 1)..<number))
      }
      let digits = tokens[number].text
      let isCode = isAddress || digits.utf8.count > 3 || digits.hasPrefix("0")
      reading.add(
        isCode ? DigitWords.words(digits) : CardinalWords.words(digits),
        characters(number..<(number + 1)))
      reading.end = number + 1
    }
    if isAddress { appendPort(to: &reading) }
    return reading
  }

  /// Appends the port behind an address: `127.0.0.1:80`.
  private func appendPort(to reading: inout Reading) {
    let colon = reading.end
    guard isTightSign(colon, ":"), let port = tightDigits(colon + 1) else { return }
    reading.add(["colon"], characters(colon..<(colon + 1)))
    let words = port.utf8.count < 3 ? CardinalWords.words(port) : DigitWords.words(port)
    reading.append(Reading(end: colon + 2, words, characters((colon + 1)..<(colon + 2))))
  }

  /// `1.000.000`, a number as it is grouped in much of Europe.
  private func groupedByStops(_ indices: [Int]) -> Reading? {
    guard let first = indices.first, let last = indices.last, indices.count != 4,
      tokens[first].text.utf8.count <= 3, !tokens[first].text.hasPrefix("0"),
      indices.dropFirst().allSatisfy({ tokens[$0].text.utf8.count == 3 })
    else { return nil }
    let digits = indices.map { tokens[$0].text }.joined()
    return Reading(end: last + 1, CardinalWords.words(digits), characters(first..<(last + 1)))
  }
}
