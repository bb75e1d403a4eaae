/// What the command line asks the provider for.
enum ProviderArguments: Equatable {
  case serve(group: String?)
  case help
  case version
  case wrong(String)

  init(_ arguments: [String]) {
    var group: String?
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--help", "-h":
        self = .help
        return
      case "--version":
        self = .version
        return
      case "--group":
        guard let value = rest.popFirst() else {
          self = .wrong("--group needs a folder")
          return
        }
        group = value
      default:
        guard argument.hasPrefix("--group=") else {
          self = .wrong("unknown argument \"\(argument)\"")
          return
        }
        group = String(argument.dropFirst("--group=".count))
      }
    }
    self = .serve(group: group)
  }
}
