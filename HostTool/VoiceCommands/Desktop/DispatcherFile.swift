internal import CommandLineTool
internal import Posix

/// The user's `speechd.conf` as it is.
struct DispatcherFile: Hashable {
  /// More than any hand writes.
  static let byteLimit = 1 << 20

  /// The file that is written: the one behind a link, so that the link stays.
  let path: String
  let isLink: Bool
  /// Nil when there is none.
  let bytes: [UInt8]?
  let permissions: UInt32
  /// Of a file that is not there: what one that is made begins with.
  let content: DispatcherConfiguration

  /// - Throws: For what is there and is no file, or not the user's.
  init(_ configuration: String) throws(CommandFailure) {
    isLink = (try? FileSystem.linkTarget(configuration)) != nil
    if let found = try Self.read(configuration) {
      (path, bytes, permissions) = (found.path, found.bytes, found.status.permissions)
    } else {
      (path, bytes, permissions) = (configuration, nil, 0o644)
    }
    do throws(DispatcherConfiguration.BrokenBlock) {
      content = try DispatcherConfiguration(bytes ?? Self.newFile())
    } catch {
      throw CommandFailure(
        .failed,
        "\(path): line \(error.line): a mark of voice-provider's block without the other; "
          + "remove what is left of the block")
    }
  }

  /// Whether nothing but what we write is in it, so that without the block there need be no file.
  ///
  /// One behind a link stays: the link is the user's.
  var isOurs: Bool {
    let ours = [true, false].map { DispatcherWish.newFile(disablesAutoSpawn: $0) }
    return ours.contains { Array($0.utf8) == content.rest } && !isLink
  }

  /// What the server takes from it without the block, files that it includes among it.
  var settings: [DispatcherSetting] { Self.expanded(content.settings, depth: 0) }

  private static func expanded(
    _ settings: [DispatcherSetting], depth: Int
  ) -> [DispatcherSetting] {
    settings.flatMap { setting -> [DispatcherSetting] in
      guard setting.name == "include", let name = setting.values.first, depth < 4 else {
        return [setting]
      }
      // The server's folder for relative names, also in the user's file.
      let folder = FileSystem.parent(of: DispatcherPlaces.systemConfiguration)
      let pattern = FileSystem.join(folder, name)
      // What cannot be read has nothing that counts here: the server goes on without it too.
      let paths = (try? FileSystem.paths(matching: pattern)) ?? []
      return paths.flatMap { path in
        let bytes = try? Descriptor(opening: path, .readOnly).readAll(byteLimit: byteLimit)
        return expanded(DispatcherConfiguration.settings(in: bytes ?? []), depth: depth + 1)
      }
    }
  }

  private static func newFile() -> [UInt8] {
    let include = DispatcherSetting("Include", [DispatcherPlaces.systemConfiguration])
    let disablesAutoSpawn = expanded([include], depth: 0).contains {
      $0.name == "disableautospawn"
    }
    return Array(DispatcherWish.newFile(disablesAutoSpawn: disablesAutoSpawn).utf8)
  }

  private static func read(
    _ configuration: String
  ) throws(CommandFailure) -> (path: String, bytes: [UInt8], status: FileStatus)? {
    do throws(PosixError) {
      let path = try FileSystem.realPath(configuration)
      let status = try FileStatus(ofPath: path)
      try check(status)
      let bytes = try Descriptor(opening: path, .readOnly).readAll(byteLimit: byteLimit)
      return (path, bytes, status)
    } catch {
      let isBroken = (try? FileSystem.linkTarget(configuration)) != nil
      if error.number == .noSuchFile, !isBroken { return nil }
      let reason = error.call.isEmpty ? error.subject : "\(error.number)"
      throw CommandFailure(.failed, "\(configuration): \(reason)")
    }
  }

  private static func check(_ status: FileStatus) throws(PosixError) {
    guard status.isRegularFile else {
      throw PosixError("", "is no file; move it out of the way", number: .invalidArgument)
    }
    guard status.ownerIdentifier == Environment.userIdentifier else {
      throw PosixError("", "belongs to another user", number: .notPermitted)
    }
  }
}
