/// An option that a command takes: `--json`, `-o FILE`, `--output FILE`.
package struct CommandOption: Hashable, Sendable {
  /// The long name, without `--`.
  package let name: String
  /// The short name, without `-`.
  package let short: Character?
  /// What its value is called in the help; nil for a flag.
  package let valueName: String?
  /// What it does: a few words, in lower case.
  package let help: String
  /// Whether it may be given more than once.
  package let isRepeatable: Bool

  private init(
    _ name: String, _ short: Character?, _ valueName: String?, _ help: String, isRepeatable: Bool
  ) {
    self.name = name
    self.short = short
    self.valueName = valueName
    self.help = help
    self.isRepeatable = isRepeatable
  }

  /// An option that is there or not.
  package static func flag(
    _ name: String, short: Character? = nil, _ help: String
  ) -> CommandOption {
    Self(name, short, nil, help, isRepeatable: false)
  }

  /// An option with a value.
  package static func value(
    _ name: String, short: Character? = nil, _ valueName: String, _ help: String,
    isRepeatable: Bool = false
  ) -> CommandOption {
    Self(name, short, valueName, help, isRepeatable: isRepeatable)
  }

  /// Taken by every command.
  static let help = flag("help", short: "h", "print this")

  /// As a help text lists it: `-o, --output FILE`.
  var label: String {
    let prefix = short.map { "-\($0), " } ?? "    "
    return prefix + "--\(name)" + (valueName.map { " \($0)" } ?? "")
  }
}
