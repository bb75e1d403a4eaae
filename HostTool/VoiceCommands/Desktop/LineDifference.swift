internal import CommandLineTool

/// What differs between two texts, as `diff -u` shows it where they differ in one place.
struct LineDifference {
  private static let contextLineCount = 3

  let old: [UInt8]
  let new: [UInt8]

  /// Lines without their ends, marked with `+`, `-` and a space; empty when the texts are the same.
  var lines: [String] {
    let old = Self.lines(old)
    let new = Self.lines(new)
    let start = zip(old, new).prefix { $0 == $1 }.count
    let endCount = zip(old.dropFirst(start).reversed(), new.dropFirst(start).reversed())
      .prefix { $0 == $1 }.count
    let removed = old.dropFirst(start).dropLast(endCount)
    let added = new.dropFirst(start).dropLast(endCount)
    guard !removed.isEmpty || !added.isEmpty else { return [] }
    let above = old[..<start].suffix(Self.contextLineCount)
    let below = old.suffix(endCount).prefix(Self.contextLineCount)
    let first = start - above.count
    let context = above.count + below.count
    let header =
      "@@ -\(Self.range(first, removed.count + context))"
      + " +\(Self.range(first, added.count + context)) @@"
    return [header] + Self.marked(above, " ") + Self.marked(removed, "-")
      + Self.marked(added, "+") + Self.marked(below, " ")
  }

  /// As in a header of `diff -u`: lines from 1, but 0 for an empty range at the start.
  private static func range(_ first: Int, _ count: Int) -> String {
    "\(count == 0 ? first : first + 1),\(count)"
  }

  private static func lines(_ text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines = text.split(separator: 0x0A, omittingEmptySubsequences: false)
    // An end of line ends the text too; a text without one is told apart by a mark behind it.
    if lines.last?.isEmpty == true {
      lines.removeLast()
    } else if let last = lines.popLast() {
      lines.append(ArraySlice(Array(last) + [0x0A]))
    }
    return lines
  }

  private static func marked(_ lines: ArraySlice<ArraySlice<UInt8>>, _ mark: String) -> [String] {
    lines.flatMap { line in
      let isEnded = line.last != 0x0A
      let text = String(decoding: isEnded ? line : line.dropLast(), as: UTF8.self)
      let shown = mark + (text.last == "\r" ? String(text.dropLast()) : text).printable
      return isEnded ? [shown] : [shown, "\\ No newline at end of file"]
    }
  }
}
