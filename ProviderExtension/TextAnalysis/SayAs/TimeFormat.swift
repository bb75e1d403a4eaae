/// The parts that a time is written in, and the clock it is of.
///
/// From `format` of `say-as` (SSML 1.0 say-as attribute values, §3.2): `hms12`, `hms24`, and the
/// forms that others write: `hm`, `h`, `ms`, `12hour`.
struct TimeFormat: Hashable {
  enum Field {
    case hour
    case minute
    case second
  }

  /// In falling order, without holes; those behind the first may be missing from a text.
  let fields: [Field]
  /// 12 or 24; nil for either.
  let clockHours: Int?

  /// Nil for what is no such format.
  init?(_ text: String) {
    var letters = text
    if letters.hasSuffix("z") { letters.removeLast() }
    if letters.hasSuffix("hour") { letters.removeLast(4) }
    var clockHours: Int?
    for hours in [12, 24] where letters.hasSuffix(String(hours)) {
      clockHours = hours
      letters.removeLast(2)
    }
    switch letters {
    case "hms": fields = [.hour, .minute, .second]
    case "hm": fields = [.hour, .minute]
    case "h": fields = [.hour]
    case "ms": fields = [.minute, .second]
    case "m": fields = [.minute]
    case "s": fields = [.second]
    case "" where clockHours != nil: fields = [.hour, .minute, .second]
    default: return nil
    }
    self.clockHours = clockHours
  }
}
