/// What the text of a `say-as` is.
enum SayAsKind: Hashable {
  /// Running text: as if the element were not there.
  case text
  case date(DateFormat?)
  case time(TimeFormat?)
  /// A time that passes, `01:18:30`.
  case duration(TimeFormat?)
  case telephone(namesPunctuation: Bool)
  /// Every character by its name; with glyphs, capitals and accents told apart.
  case characters(namesGlyphs: Bool)
  /// The name of a key, `shift_a`.
  case key
  case digits
  case cardinal
  case ordinal
  case fraction
  case unit
  /// - code: The currency of an amount that names none.
  case currency(code: String?)
  case address
  /// An address of the net.
  case electronic
  /// What must not be heard.
  case expletive

  /// The same without its format; nil where it has none.
  var withoutFormat: SayAsKind? {
    switch self {
    case .date(.some): .date(nil)
    case .time(.some): .time(nil)
    case .duration(.some): .duration(nil)
    default: nil
    }
  }
}
