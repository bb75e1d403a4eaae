internal import AppGroup
internal import CommandLineTool
internal import SpeechTypes

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

  func appGroup() throws(CommandFailure) -> AppGroup { AppGroup(try groupLocation()) }
}

extension AppGroup {
  /// What the stores hold; a failure ends the command with `storeUnusable`.
  func state() throws(CommandFailure) -> StoreSnapshot {
    do {
      return try snapshot()
    } catch {
      throw CommandFailure(error)
    }
  }

  /// Makes changes in one transaction; a failure ends the command and changes nothing.
  func change<Result>(
    _ body: (borrowing StoreChange) throws -> Result
  ) throws(CommandFailure) -> Result {
    do {
      return try transaction(body)
    } catch let failure as CommandFailure {
      throw failure
    } catch let error as StoreError {
      throw CommandFailure(error)
    } catch {
      throw CommandFailure(.failed, "\(error)")
    }
  }
}

extension CommandFailure {
  init(_ error: StoreError) {
    self.init(error.code == .noSuchVoice ? .voiceNotFound : .storeUnusable, "\(error)")
  }
}
