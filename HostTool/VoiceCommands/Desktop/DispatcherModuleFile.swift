internal import Posix

/// The program that speech-dispatcher is to start for our voices.
struct DispatcherModuleFile: Hashable {
  /// What speech-dispatcher calls the module: the file's name after `sd_`.
  static let moduleName = "voiceprovider"
  static let fileName = "sd_voiceprovider"

  /// Absolute.
  let path: String
  /// Whether it lies where the server looks by itself.
  let isInstalled: Bool

  /// The one beside the running program, which is of the same build; else the installed one.
  ///
  /// - Parameter variable: Looks up an environment variable; nil when it is unset or empty.
  static func find(variable: (String) -> String?) -> DispatcherModuleFile? {
    if let folder = (try? Environment.executablePath()).map(FileSystem.parent) {
      let path = FileSystem.join(folder, fileName)
      if FileSystem.isExecutable(path) {
        return DispatcherModuleFile(path: path, isInstalled: false)
      }
    }
    let paths = folders(variable: variable).map { FileSystem.join($0, fileName) }
    return paths.first(where: FileSystem.isExecutable)
      .map { DispatcherModuleFile(path: $0, isInstalled: true) }
  }

  /// Debian's, upstream's, and what the development files of another build say.
  private static func folders(variable: (String) -> String?) -> [String] {
    let known = ["/usr", "/usr/local"].flatMap { prefix in
      ["lib", "libexec"].map { "\(prefix)/\($0)/speech-dispatcher-modules" }
    }
    let told = try? SystemProgram(named: "pkg-config", variable: variable)?
      .firstLine(of: ["--variable=modulebindir", "speech-dispatcher"])
    return known + [told].compactMap { $0 }.filter { $0.hasPrefix("/") }
  }
}
