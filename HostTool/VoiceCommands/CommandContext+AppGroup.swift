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

  /// The folder of the group that `--group` or `--system` names; nil when neither is given.
  var namedGroupFolder: String? {
    get throws(CommandFailure) {
      guard arguments.contains(.group) || arguments.contains(.system) else { return nil }
      return try groupLocation().writable?.path
    }
  }

  /// The app group that `--group`, `--system` or the environment names.
  func appGroup() throws(CommandFailure) -> AppGroup { AppGroup(try groupLocation()) }
}
