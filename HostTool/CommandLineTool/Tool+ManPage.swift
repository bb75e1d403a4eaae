extension Tool {
  /// The tool's page of the manual, section 1, in troff with the macros of man(7).
  package var manPage: String {
    var page = ManPage(name: name, section: 1, version: "\(name) \(version)")
    page.section("NAME")
    page.text("\(name) - \(summary.prefix(1).lowercased() + summary.dropFirst().dropLast())")
    page.section("SYNOPSIS")
    page.synopsis("\(name) COMMAND [OPTION…] [ARGUMENT…]")
    page.section("COMMANDS")
    for command in commands { page.add(command, of: name) }
    page.section("OPTIONS OF EVERY COMMAND")
    for option in commonOptions + [.help] { page.term(option.manLabel, option.help + ".") }
    page.section("EXIT STATUS")
    for code in ExitCode.allCases { page.term("\(code.rawValue)", code.meaning + ".") }
    if !relatedPages.isEmpty {
      page.section("SEE ALSO")
      page.text(relatedPages.joined(separator: ", "))
    }
    return page.text
  }
}

extension ManPage {
  fileprivate mutating func add(_ command: Command, of tool: String) {
    subsection(command.name)
    for form in command.usage {
      synopsis([tool, command.name, form].filter { !$0.isEmpty }.joined(separator: " "))
    }
    text(command.summary + ".")
    // Paragraphs are divided by empty lines; what is indented stands as it is.
    let lines = command.discussion.split(separator: "\n", omittingEmptySubsequences: false)
    for paragraph in lines.split(whereSeparator: \.isEmpty) {
      let paragraph = paragraph.joined(separator: "\n")
      if paragraph.hasPrefix(" ") { example(paragraph) } else { text(paragraph) }
    }
    for option in command.options { term(option.manLabel, option.help + ".") }
  }
}

extension CommandOption {
  fileprivate var manLabel: String {
    (short.map { "-\($0), " } ?? "") + "--\(name)" + (valueName.map { " \($0)" } ?? "")
  }
}
