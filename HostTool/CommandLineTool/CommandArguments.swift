/// What a command was given: its options, and its operands in their order.
package struct CommandArguments: Hashable, Sendable {
  package internal(set) var operands: [String] = []
  /// By the option's name; a flag's value is empty.
  private var values: [String: [String]] = [:]

  init() {}

  /// Whether the option was given.
  package func contains(_ option: CommandOption) -> Bool { values[option.name] != nil }

  /// The option's value, of a repeated one the last; nil when it was not given.
  package subscript(option: CommandOption) -> String? { values[option.name]?.last }

  /// Every value of an option that may be repeated, in their order.
  package func all(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  mutating func append(_ value: String, to option: CommandOption) {
    values[option.name, default: []].append(value)
  }
}
