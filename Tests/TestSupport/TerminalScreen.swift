/// A terminal that knows the few control sequences our programs write, and keeps what it shows.
package struct TerminalScreen {
  private struct Cell {
    var character: Character
    var isMarked = false
  }

  private let rowCount: Int
  /// All that was ever shown; the last `rowCount` rows are the screen.
  private var rows: [[Cell]] = [[]]
  private var row = 0
  private var column = 0
  private var isMarked = false
  /// What stood out at each end of a drawing (`ED`), empty where nothing did.
  package private(set) var marks: [String] = []
  /// Control sequences that are none of the few.
  package private(set) var unknown: [String] = []

  package init(rowCount: Int) { self.rowCount = rowCount }

  /// What stands there, without white space at the ends of rows.
  package var lines: [String] {
    rows.map { row in
      let text = String(row.map(\.character))
      return String(text.reversed().drop { $0 == " " }.reversed())
    }
  }

  /// Whether the cursor is at the start of an empty last row.
  package var isCursorBelowText: Bool {
    column == 0 && row == rows.count - 1 && rows[row].isEmpty
  }

  /// The greatest number of characters in a row.
  package var widestCount: Int { rows.map(\.count).max() ?? 0 }

  package mutating func feed(_ text: String) {
    var rest = Substring(text)
    while let character = rest.popFirst() {
      switch character {
      case "\r": column = 0
      case "\n", "\r\n": lineFeed()
      case "\u{1B}": control(&rest)
      default: put(character)
      }
    }
  }

  private mutating func lineFeed() {
    row += 1
    column = 0
    if row == rows.count { rows.append([]) }
  }

  private mutating func put(_ character: Character) {
    while rows[row].count <= column { rows[row].append(Cell(character: " ")) }
    rows[row][column] = Cell(character: character, isMarked: isMarked)
    column += 1
  }

  private mutating func control(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return unknown.append("ESC") }
    let number = rest.prefix { $0.isNumber }
    rest = rest.dropFirst(number.count)
    let kind = rest.popFirst()
    switch (kind, String(number)) {
    // No terminal goes above its first row.
    case ("A", _): row = max(row - (Int(number) ?? 1), rows.count - rowCount, 0)
    case ("K", ""): rows[row].removeLast(max(rows[row].count - column, 0))
    case ("J", ""):
      rows[row].removeLast(max(rows[row].count - column, 0))
      rows.removeLast(rows.count - row - 1)
      marks.append(String(rows.joined().filter(\.isMarked).map(\.character)))
    case ("m", "7"), ("m", "4"): isMarked = true
    case ("m", "27"), ("m", "24"): isMarked = false
    default: unknown.append("\(number)\(kind.map(String.init) ?? "")")
    }
  }
}
