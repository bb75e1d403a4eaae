internal import CommandLineTool
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// What a screen reader needs to speak with our voices, by way of speech-dispatcher.
struct DesktopExamination {
  private static let enabling = "voicectl desktop enable"

  let places: DispatcherPlaces
  /// Looks up an environment variable; nil when it is unset or empty.
  let variable: (String) -> String?

  func checks() -> [DoctorCheck] {
    [checkInstallation(), checkModule(), checkConfiguration(), checkServer(), checkOrca()]
  }

  private func checkInstallation() -> DoctorCheck {
    let subject = "speech-dispatcher"
    guard let program = SystemProgram(named: subject, variable: variable) else {
      return DoctorCheck(
        subject, .fails, "not installed", advice: "apt-get install speech-dispatcher")
    }
    let version = (try? program.firstLine(of: ["--version"])) ?? ""
    return DoctorCheck(
      subject, .works, program.path + (version.isEmpty ? "" : ": \(version)"))
  }

  private func checkModule() -> DoctorCheck {
    guard let module = DispatcherModuleFile.find(variable: variable) else {
      return DoctorCheck(
        "module", .fails, "no \(DispatcherModuleFile.fileName) is installed",
        advice: "install the module for speech-dispatcher of voice-provider")
    }
    return DoctorCheck("module", .works, module.path)
  }

  /// Whether the user's file has our block and the server will find the module by it.
  func checkConfiguration() -> DoctorCheck {
    let subject = "configuration"
    let file: DispatcherFile
    do throws(CommandFailure) {
      file = try DispatcherFile(places.configuration)
    } catch {
      return DoctorCheck(subject, .fails, error.messages.joined(separator: "; "))
    }
    guard file.bytes != nil, file.content.block != nil else {
      return DoctorCheck(
        subject, .fails, "\(places.configuration): does not name our voices",
        advice: Self.enabling)
    }
    if let problem = problem(of: file) {
      return DoctorCheck(subject, .fails, "\(file.path): \(problem)", advice: Self.enabling)
    }
    let languages = file.content.blockSettings.filter { $0.name == "languagedefaultmodule" }
      .compactMap(\.values.first)
    let isDefault = file.content.blockSettings.contains { $0.name == "defaultmodule" }
    let uses = (isDefault ? ["the default"] : []) + languages.map { "the default for \($0)" }
    return DoctorCheck(
      subject, .works,
      "\(file.path): our voices "
        + (uses.isEmpty
          ? "can be chosen, as module \(DispatcherModuleFile.moduleName)"
          : "are " + uses.joined(separator: ", ")))
  }

  private func problem(of file: DispatcherFile) -> String? {
    let later = DispatcherConfiguration.settings(in: file.content.after)
    if let setting = later.first(where: { $0.name.hasSuffix("defaultmodule") }) {
      return "another \(setting.name) comes behind ours"
    }
    let added = (file.settings + file.content.blockSettings).filter { $0.name == "addmodule" }
    let ours = added.first { $0.values.first == DispatcherModuleFile.moduleName }
    guard added.isEmpty else {
      guard let path = ours?.values.dropFirst().first else { return "does not add our module" }
      let isThere = !path.hasPrefix("/") || FileSystem.isExecutable(path)
      return isThere ? nil : "adds \(path), which is not there"
    }
    guard let module = DispatcherModuleFile.find(variable: variable), !module.isInstalled else {
      return nil
    }
    return FileSystem.isExecutable(places.moduleLink)
      ? nil : "\(places.moduleLink) is not there"
  }

  private func checkServer() -> DoctorCheck {
    let subject = "server"
    let language = LanguageTag.ofUser(variable: variable).rawValue
    do throws(SSIPConnection.Failure) {
      let answer = try DispatcherServer(places: places).ask(language: language)
      guard !answer.voices.isEmpty else {
        return DoctorCheck(
          subject, .fails,
          "speaks without our voices; modules: "
            + answer.modules.joined(separator: ", "), advice: Self.enabling)
      }
      return DoctorCheck(
        subject, .works,
        "\(language) is spoken by module \(answer.module); our voices: "
          + answer.voices.joined(separator: ", "))
    } catch {
      guard error == .notListening else {
        return DoctorCheck(
          subject, .fails, "\(places.socket ?? ""): \(error)",
          advice: "end it; the next program that speaks starts another")
      }
      let finding =
        places.socket == nil
        ? "$SPEECHD_ADDRESS names no socket of this machine: not asked"
        : "does not run; "
          + (startsServer
            ? "the next program that speaks starts it" : "no program starts it: DisableAutoSpawn")
      return DoctorCheck(subject, .lacks, finding)
    }
  }

  private var startsServer: Bool { (try? DesktopPlan(places))?.startsServer ?? true }

  private func checkOrca() -> DoctorCheck {
    let subject = "orca"
    guard let program = SystemProgram(named: subject, variable: variable) else {
      return DoctorCheck(
        subject, .lacks, "the screen reader is not installed", advice: "apt-get install orca")
    }
    return DoctorCheck(subject, .works, program.path)
  }
}
