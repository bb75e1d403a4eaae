import Posix
import TestSupport

/// A table of texts and what is expected of them, from the folder `Fixtures`.
enum CaseTable {
  /// The cells of every row but the first, with `\n`, `\t`, `\\` and `\uXXXX` undone in the input.
  static func rows(_ name: String, inputColumn: Int) throws -> [[String]] {
    let lines = try text(of: "Tests/TextAnalysisTests/Fixtures/" + name).split(separator: "\n")
    return lines.dropFirst().map { line in
      var cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      cells[inputColumn] = unescaped(cells[inputColumn])
      return cells
    }
  }

  /// A file of the repository.
  static func text(of path: String) throws -> String {
    let file = try MappedFile(SourceTree.root + "/" + path)
    return file.bytes.withUnsafeBytes { String(decoding: $0, as: UTF8.self) }
  }

  private static func unescaped(_ text: String) -> String {
    var units: [UInt16] = []
    var rest = Array(text.utf16)[...]
    while let unit = rest.popFirst() {
      guard unit == UInt16(UInt8(ascii: "\\")), let next = rest.popFirst() else {
        units.append(unit)
        continue
      }
      switch Unicode.Scalar(next) {
      case "n": units.append(10)
      case "t": units.append(9)
      case "u":
        units.append(UInt16(String(decoding: rest.prefix(4), as: UTF16.self), radix: 16) ?? 0)
        rest = rest.dropFirst(4)
      default: units.append(next)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
}
