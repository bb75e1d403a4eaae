/// The tables of docs/apple-api.md.
struct APITable {
  enum Status: String {
    case same
    case differs
    case notApplicable = "n/a"
    case addition
  }

  struct Row {
    /// The letter and number of the table's heading, "A1" say, or else the whole heading.
    var section: String
    var symbol: String
    var status: Status
    var note: String
  }

  private(set) var rows: [Row] = []
  /// Lines that look like rows and are none.
  private(set) var unreadableLines: [String] = []

  init(markdown: String) {
    var section = ""
    for line in markdown.split(separator: "\n").map(String.init) {
      if line.hasPrefix("## ") {
        let title = line.dropFirst(3)
        section = String(title.firstIndex(of: ".").map { title[..<$0] } ?? title)
      } else if line.hasPrefix("|"), !section.isEmpty, !Self.headings.contains(line) {
        add(line, section)
      }
    }
  }

  private static let headings: Set = ["| symbol | status | note |", "|---|---|---|"]

  private mutating func add(_ line: String, _ section: String) {
    let cells = line.split(separator: "|").map { cell in
      String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
    guard cells.count == 3, let status = Status(rawValue: cells[1]), cells[0].count > 2,
      cells[0].first == "`", cells[0].last == "`"
    else {
      unreadableLines.append(line)
      return
    }
    rows.append(
      Row(
        section: section, symbol: String(cells[0].dropFirst().dropLast()), status: status,
        note: cells[2]))
  }

  /// The symbols that a program can use here.
  var existing: Set<String> {
    Set(rows.filter { $0.status != .notApplicable }.map(\.symbol))
  }
}
