/// What the command line asks the provider for.
enum ProviderArguments: Equatable {
  case serve(group: String?, documents: [String])
  case help
  case version
  case wrong(String)

  init(_ arguments: [String]) {
    var folders: [String: [String]] = [:]
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--help" || argument == "-h" {
        self = .help
        return
      }
      if argument == "--version" {
        self = .version
        return
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard name == "--group" || name == "--documents" else {
        self = .wrong("unknown argument \"\(argument)\"")
        return
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        self = .wrong("\(name) needs a folder")
        return
      }
      folders[name, default: []].append(value)
    }
    self = .serve(group: folders["--group"]?.last, documents: folders["--documents"] ?? [])
  }
}
