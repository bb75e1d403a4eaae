/// The order in which a date is written, and that in which it is said.
///
/// From `format` of `say-as` (SSML 1.0 say-as attribute values, §3.1).
struct DateFormat: Hashable {
  enum Field: Character {
    case day = "d"
    case month = "m"
    case year = "y"
  }

  /// One to three, none twice.
  let fields: [Field]
  /// Whether the day is said before the month.
  var saysDayFirst: Bool

  /// Reads `mdy`, `ym` and the like; letters may be repeated, as in `yyyymmdd`. Nil for what is no
  /// such format.
  init?(_ text: String) {
    var fields: [Field] = []
    for letter in text.prefix(16) {
      guard let field = Field(rawValue: letter) else { return nil }
      if fields.last == field { continue }
      guard !fields.contains(field) else { return nil }
      fields.append(field)
    }
    // A day needs a month where there is a year.
    guard !fields.isEmpty, fields.count != 2 || fields.contains(.month), text.utf8.count <= 16
    else { return nil }
    self.init(fields)
  }

  init(_ fields: [Field]) {
    self.fields = fields
    let day = fields.firstIndex(of: .day)
    let month = fields.firstIndex(of: .month)
    saysDayFirst = if let day, let month { day < month } else { false }
  }

  /// The fields in the order in which they are said.
  var spokenFields: [Field] {
    let order: [Field] = saysDayFirst ? [.day, .month, .year] : [.month, .day, .year]
    return order.filter(fields.contains)
  }
}
