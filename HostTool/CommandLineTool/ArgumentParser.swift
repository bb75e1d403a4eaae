internal import Spelling

/// Takes a command line apart, by the conventions of GNU's `getopt_long`.
///
/// Options may come before, between and after the operands; `--` ends them, and `-` is an operand.
/// A long option's value is the next argument or follows `=`; a short one's is the next argument or
/// the rest of its own, and short flags may share one `-`.
struct ArgumentParser {
  private let options: [CommandOption]
  private var rest: ArraySlice<String> = []
  private var result = CommandArguments()

  init(_ options: [CommandOption]) { self.options = options }

  /// - Throws: The first mistake, with exit code `usage`.
  func parse(_ arguments: [String]) throws(CommandFailure) -> CommandArguments {
    var parser = self
    parser.rest = arguments[...]
    while let argument = parser.rest.popFirst() {
      if argument == "--" {
        parser.result.operands += parser.rest
        break
      }
      try parser.take(argument)
    }
    return parser.result
  }

  private mutating func take(_ argument: String) throws(CommandFailure) {
    if argument.hasPrefix("--") {
      try takeLong(argument.dropFirst(2))
    } else if argument.hasPrefix("-"), argument != "-" {
      try takeCluster(argument.dropFirst())
    } else {
      result.operands.append(argument)
    }
  }

  private mutating func takeLong(_ text: Substring) throws(CommandFailure) {
    let name = String(text.prefix { $0 != "=" })
    let attached = text.count > name.count ? String(text.dropFirst(name.count + 1)) : nil
    guard let option = options.first(where: { $0.name == name }) else {
      let suggestion = NearestName.suggestion(for: "--\(name)", in: options.map { "--\($0.name)" })
      throw .usage("--\(name): unknown option\(suggestion)")
    }
    guard option.valueName != nil || attached == nil else {
      throw .usage("--\(name): takes no value")
    }
    try add(option, attached, as: "--\(name)")
  }

  private mutating func takeCluster(_ cluster: Substring) throws(CommandFailure) {
    var letters = cluster
    while let letter = letters.popFirst() {
      guard let option = options.first(where: { $0.short == letter }) else {
        throw .usage("-\(letter): unknown option")
      }
      let isValue = option.valueName != nil
      try add(option, isValue && !letters.isEmpty ? String(letters) : nil, as: "-\(letter)")
      if isValue { return }
    }
  }

  private mutating func add(
    _ option: CommandOption, _ attached: String?, as spelling: String
  ) throws(CommandFailure) {
    guard option.isRepeatable || !result.contains(option) else {
      throw .usage("\(spelling): given twice")
    }
    guard let valueName = option.valueName else { return result.append("", to: option) }
    guard let value = attached ?? nextValue() else {
      throw .usage("\(spelling): needs a value, \(valueName)")
    }
    result.append(value, to: option)
  }

  /// The next argument, unless it is an option: then the value was forgotten.
  private mutating func nextValue() -> String? {
    guard let next = rest.first, next != "--" else { return nil }
    let name = next.prefix { $0 != "=" }
    guard !options.contains(where: { "--\($0.name)" == name }) else { return nil }
    return rest.popFirst()
  }
}
