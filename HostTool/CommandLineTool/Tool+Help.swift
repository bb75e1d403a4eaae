extension Tool {
  /// What `--help` prints, without a newline at the end.
  package var help: String {
    """
    usage: \(name) COMMAND [OPTION…] [ARGUMENT…]

    \(summary)

    Commands:
    \(Self.listed(commands.map { ($0.name, $0.summary) }, indentation: 2))

    Options of every command:
    \(Self.listed((commonOptions + [.help]).map { ($0.label, $0.help) }, indentation: 2))

    `\(name) COMMAND --help` explains a command, `\(name) --version` prints the version.
    Exit codes: 0 success, 1 refused or failed, 2 wrong usage, 3 voice not found,
    4 store unusable, 5 provider failed.
    """
  }

  /// What a command's `--help` prints, without a newline at the end.
  package func help(for command: Command) -> String {
    let usage = command.usage.enumerated().map { index, form in
      (index == 0 ? "usage: " : "       ")
        + ["\(name) \(command.name)", form]
        .filter { !$0.isEmpty }.joined(separator: " ")
    }
    let options = (command.options + commonOptions + [.help]).map { ($0.label, $0.help) }
    let parts = [
      usage.joined(separator: "\n"), command.summary + ".", command.discussion,
      Self.listed(options, indentation: 2),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
  }

  /// Labels and what they mean, in two columns.
  private static func listed(
    _ entries: [(label: String, text: String)], indentation: Int
  ) -> String {
    let width = entries.map(\.label.count).max() ?? 0
    let margin = String(repeating: " ", count: indentation)
    return entries.map { label, text in
      margin + label + String(repeating: " ", count: width - label.count + 2) + text
    }.joined(separator: "\n")
  }
}
