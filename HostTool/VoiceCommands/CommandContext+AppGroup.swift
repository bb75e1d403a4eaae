internal import AppGroup
internal import CommandLineTool

extension CommandContext {
  /// Where the app group is that `--group`, `--system` or the environment names.
  func groupLocation() throws(CommandFailure) -> AppGroupLocation {
    guard arguments.contains(.system) else {
      return AppGroupLocation.resolve(explicit: arguments[.group], variable: variable)
    }
    guard !arguments.contains(.group) else {
      throw .usage("--system: names a group, and so does --group")
    }
    return AppGroupLocation([AppGroupLocation.system(variable: variable)])
  }

  /// The app group that `--group`, `--system` or the environment names.
  func appGroup() throws(CommandFailure) -> AppGroup { AppGroup(try groupLocation()) }
}
