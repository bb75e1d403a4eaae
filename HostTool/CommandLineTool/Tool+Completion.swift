extension Tool {
  /// A shell that can complete command lines.
  package enum Shell: String, Sendable, CaseIterable {
    case bash
    case zsh
    case fish
  }

  /// A script that has a shell complete the tool's commands, options and voices.
  package func completion(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletion
    case .zsh: zshCompletion
    case .fish: fishCompletion
    }
  }

  /// What a program prints to be chosen from where a voice is asked for.
  private var voices: String {
    "\(name) list 2>/dev/null | cut -f1"
  }

  private func options(of command: Command) -> [CommandOption] {
    command.options + commonOptions + [.help]
  }

  private func words(of command: Command) -> String {
    options(of: command).flatMap { option in
      ["--\(option.name)"] + (option.short.map { ["-\($0)"] } ?? [])
    }.joined(separator: " ")
  }

  private var bashCompletion: String {
    let cases = commands.map { command in
      "    \(command.name)) options='\(words(of: command))' ;;"
    }.joined(separator: "\n")
    return """
      _\(name)() {
        local current=${COMP_WORDS[COMP_CWORD]} options=
        if [ "$COMP_CWORD" -eq 1 ]; then
          COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " ")) --help --version' -- "$current"))
          return
        fi
        case ${COMP_WORDS[1]} in
      \(cases)
        esac
        case $current in
          -*) COMPREPLY=($(compgen -W "$options" -- "$current")) ;;
          *) COMPREPLY=($(compgen -W "$(\(voices))" -- "$current") $(compgen -f -- "$current")) ;;
        esac
      }
      complete -o filenames -F _\(name) \(name)

      """
  }

  private var zshCompletion: String {
    let list = commands.map { "    '\($0.name):\(Self.quoted($0.summary))'" }
      .joined(separator: "\n")
    let cases = commands.map { command in
      let specifications = options(of: command).map { option in
        let value = option.valueName.map { ":\($0):_files" } ?? ""
        return "      '\(option.isRepeatable ? "*" : "")--\(option.name)"
          + "\(option.valueName == nil ? "" : "=")[\(Self.quoted(option.help))]\(value)'"
      }.joined(separator: " \\\n")
      return """
            \(command.name)) _arguments \\
        \(specifications) \\
              '*:argument:_\(name)_arguments' ;;
        """
    }.joined(separator: "\n")
    return """
      #compdef \(name)

      _\(name)_arguments() {
        local -a voices
        voices=(${(f)"$(\(voices))"})
        _alternative "voices:voice:(${voices})" 'files:file:_files'
      }

      _\(name)() {
        local -a commands
        commands=(
      \(list)
        )
        if (( CURRENT == 2 )); then
          _describe command commands
          return
        fi
        local command=$words[2]
        shift words
        (( CURRENT-- ))
        case $command in
      \(cases)
        esac
      }

      _\(name) "$@"

      """
  }

  private var fishCompletion: String {
    let names = commands.map(\.name).joined(separator: " ")
    var lines = [
      "complete -c \(name) -f -n '__fish_use_subcommand' -l version -d 'print the version'"
    ]
    for command in commands {
      lines.append(
        "complete -c \(name) -f -n \"not __fish_seen_subcommand_from \(names)\" "
          + "-a \(command.name) -d '\(Self.quoted(command.summary))'")
      for option in options(of: command) {
        let short = option.short.map { " -s \($0)" } ?? ""
        let value = option.valueName == nil ? "" : " -r"
        lines.append(
          "complete -c \(name) -n '__fish_seen_subcommand_from \(command.name)'\(short) "
            + "-l \(option.name)\(value) -d '\(Self.quoted(option.help))'")
      }
    }
    lines.append(
      "complete -c \(name) -n '__fish_seen_subcommand_from \(names)' -a \"(\(voices))\"")
    return lines.joined(separator: "\n") + "\n"
  }

  /// Inside single quotation marks and square brackets of every shell.
  private static func quoted(_ text: String) -> String {
    text.filter { !"'[]:\\".contains($0) }
  }
}
