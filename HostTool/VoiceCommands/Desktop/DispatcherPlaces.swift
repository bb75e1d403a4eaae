internal import CommandLineTool
internal import Posix

/// Where speech-dispatcher of one user looks for things, as its `speechd.c` does.
struct DispatcherPlaces: Hashable {
  /// What the system's configuration is, unless speech-dispatcher was built for another place.
  static let systemConfiguration = "/etc/speech-dispatcher/speechd.conf"

  /// Read instead of the system's when it is there as the server starts.
  let configuration: String
  /// Modules are found in it by themselves, while no `AddModule` is in force.
  let moduleFolder: String
  /// The server reaches the modules by way of it, `share/../libexec`, so it must be there.
  let dataFolder: String
  /// The socket of a server that the user's programs talk to; nil when they talk over a network.
  let socket: String?
  /// Holds the number of the running server.
  let processFile: String

  /// - Parameter variable: Looks up an environment variable; nil when it is unset or empty.
  /// - Throws: Without a home folder.
  init(variable: (String) -> String?) throws(CommandFailure) {
    guard let home = variable("HOME"), home.hasPrefix("/") else {
      throw CommandFailure(.failed, "$HOME: does not name a folder")
    }
    // A relative path is to be ignored (XDG Base Directory Specification).
    func folder(_ name: String, or fallback: String) -> String {
      variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } ?? FileSystem.join(home, fallback)
    }
    configuration = folder("XDG_CONFIG_HOME", or: ".config") + "/speech-dispatcher/speechd.conf"
    dataFolder = folder("XDG_DATA_HOME", or: ".local/share")
    // What `..` of a link is the system says.
    let base = FileSystem.parent(of: (try? FileSystem.realPath(dataFolder)) ?? dataFolder)
    moduleFolder = FileSystem.join(base, "libexec/speech-dispatcher-modules")
    let cache = folder("XDG_CACHE_HOME", or: ".cache")
    let runtime = folder("XDG_RUNTIME_DIR", or: cache) + "/speech-dispatcher"
    processFile = runtime + "/pid/speech-dispatcher.pid"
    let address = variable("SPEECHD_ADDRESS")?.split(
      separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    switch (address?.first, address?.dropFirst().first) {
    case (nil, _), ("unix_socket", nil), ("unix_socket", ""): socket = runtime + "/speechd.sock"
    case ("unix_socket", let path?): socket = String(path)
    default: socket = nil
    }
  }

  /// The link that has the server find a module that is not installed.
  var moduleLink: String { FileSystem.join(moduleFolder, DispatcherModuleFile.fileName) }
}
