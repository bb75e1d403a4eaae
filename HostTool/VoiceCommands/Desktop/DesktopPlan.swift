internal import CommandLineTool
internal import Posix

/// The changes that set speech-dispatcher up for our voices, or undo that.
struct DesktopPlan {
  let places: DispatcherPlaces
  let file: DispatcherFile

  init(_ places: DispatcherPlaces) throws(CommandFailure) {
    self.places = places
    file = try DispatcherFile(places.configuration)
  }

  /// None when all is as it should be.
  func enabling(
    _ module: DispatcherModuleFile, _ wish: DispatcherWish
  ) throws(CommandFailure) -> [DesktopChange] {
    guard file.bytes != nil || FileSystem.exists(DispatcherPlaces.systemConfiguration) else {
      throw CommandFailure(
        .failed, "\(DispatcherPlaces.systemConfiguration): not there, so that it cannot be kept to")
    }
    guard !module.path.contains(where: { "\"\\\n".contains($0) }) else {
      throw CommandFailure(.failed, "\(module.path): cannot be written into a configuration")
    }
    let settings = file.settings
    try checkNames(settings)
    let needsLink = !module.isInstalled && !DispatcherWish.namesModules(settings)
    let text = file.content.text(withBlock: wish.lines(among: settings))
    return try linking(needsLink ? module.path : nil)
      + (text == file.bytes
        ? []
        : [.write(file.path, old: file.bytes, new: text, permissions: file.permissions)])
  }

  /// A second line of one program may crash speech-dispatcher 0.11.4, which compares the
  /// configurations of both without looking whether they have any.
  private func checkNames(_ settings: [DispatcherSetting]) throws(CommandFailure) {
    let ours = settings.first { setting in
      setting.name == "addmodule" && setting.values.first != DispatcherModuleFile.moduleName
        && setting.values.dropFirst().first?.hasSuffix(DispatcherModuleFile.fileName) == true
    }
    guard let name = ours?.values.first else { return }
    throw CommandFailure(
      .failed,
      "\(file.path): adds our module as \"\(name)\" already; call it "
        + "\"\(DispatcherModuleFile.moduleName)\", or remove the line")
  }

  /// Whether a program that wants to speak starts a server that does not run.
  var startsServer: Bool { !file.settings.contains { $0.name == "disableautospawn" } }

  /// None when nothing of ours is there.
  func disabling() throws(CommandFailure) -> [DesktopChange] {
    var changes: [DesktopChange] = []
    if let bytes = file.bytes, file.content.block != nil {
      changes.append(
        file.isOurs
          ? .remove(file.path, old: bytes)
          : .write(
            file.path, old: bytes, new: file.content.rest, permissions: file.permissions))
    }
    return changes + (try linking(nil))
  }

  /// - Parameter target: Where the link is to point; nil for no link.
  private func linking(_ target: String?) throws(CommandFailure) -> [DesktopChange] {
    let path = places.moduleLink
    let present = try? FileSystem.linkTarget(path)
    if present == nil, let status = try? FileStatus(ofPath: path, followsLinks: false) {
      // Whoever put a program there has set up the module without us.
      let isProgram = status.isRegularFile && FileSystem.isExecutable(path)
      guard target != nil, !isProgram else { return [] }
      throw CommandFailure(.failed, "\(path): is no link of ours; move it out of the way")
    }
    let isOurs = present?.hasSuffix("/" + DispatcherModuleFile.fileName) ?? true
    switch target {
    case let target? where target != present:
      guard isOurs else {
        throw CommandFailure(
          .failed, "\(path): is a link to \(present ?? ""); move it out of the way")
      }
      return [.link(path, target: target, oldTarget: present, base: places.dataFolder)]
    case nil:
      guard let present, isOurs else { return [] }
      return [.unlink(path, target: present)]
    default: return []
    }
  }
}
