internal import SpeechTypes

/// What the user's configuration of speech-dispatcher is to say, given what it says without us.
struct DispatcherWish: Hashable {
  /// The file of the module.
  let modulePath: String
  /// What our voices speak.
  let languages: Set<LanguageTag>
  /// What the user speaks.
  let userLanguage: LanguageTag

  /// What a new file says outside the block: all that the system's does, now and after updates.
  ///
  /// Whether programs may start the server is looked up in the text of the one file alone.
  static func newFile(disablesAutoSpawn: Bool) -> String {
    """
    # speech-dispatcher reads this file instead of the system's, which is read here for that.
    Include "\(DispatcherPlaces.systemConfiguration)"

    """ + (disablesAutoSpawn ? "DisableAutoSpawn\n" : "")
  }

  /// Whether modules are named one by one, so that none is found by itself.
  static func namesModules(_ settings: [DispatcherSetting]) -> Bool {
    settings.contains { $0.name == "addmodule" }
  }

  /// The lines of the block.
  ///
  /// Languages have lines only where the user gives some to other modules, since the server stays with
  /// the module of the last such line. A line of ours takes precedence over the module that a program
  /// asks for, which is the user's choice in Orca, so there are none without need; and none at all for
  /// a user whose language our voices do not speak, whom the server would leave with us for good.
  ///
  /// - Parameter settings: Those in force without the block, in their order.
  func lines(among settings: [DispatcherSetting]) -> [String] {
    let name = DispatcherModuleFile.moduleName
    var lines = ["# Made by `voicectl desktop enable`; `voicectl desktop disable` removes it."]
    let named = settings.filter { $0.name == "addmodule" }.map(\.values.first)
    if !named.isEmpty, !named.contains(name) {
      lines.append("AddModule \"\(name)\" \"\(modulePath)\" \"\(name).conf\"")
    }
    guard isDefault else { return lines }
    lines.append("DefaultModule \"\(name)\"")
    return lines
      + languageKeys(among: settings).map { "LanguageDefaultModule \"\($0)\" \"\(name)\"" }
  }

  /// Whether our voices speak the user's language.
  var isDefault: Bool { spoken.contains(String(userLanguage.primary)) }

  private var spoken: Set<String> { Set(languages.map { String($0.primary) }) }

  /// The server looks the language up as the client names it, then without its region.
  private func languageKeys(among settings: [DispatcherSetting]) -> [String] {
    let given = settings.filter { $0.name == "languagedefaultmodule" }.compactMap(\.values.first)
    guard !given.isEmpty else { return [] }
    let own = given.filter { key in
      spoken.contains(key.lowercased().prefix { $0 != "-" && $0 != "_" }.description)
    }
    return spoken.union(own).sorted()
  }
}
