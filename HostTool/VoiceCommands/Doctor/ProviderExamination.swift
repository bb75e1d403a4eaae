internal import AppGroup
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// Whether the provider's program is there and runs.
enum ProviderExamination {
  private static let subject = "provider"
  private static let timeoutMilliseconds: Int64 = 5000

  /// Starts the provider and waits up to five seconds for its answer.
  static func check() -> DoctorCheck {
    let path: String
    do throws(ProviderError) {
      path = try ProviderLaunch.system(group: nil).path
    } catch {
      return DoctorCheck(
        subject, .fails, "\(error)", advice: "install it, or name its file in $VOICE_PROVIDER")
    }
    do throws(PosixError) {
      let answer = try SystemProgram(path: path).firstLine(of: ["--version"])
      guard !answer.isEmpty else {
        return DoctorCheck(
          subject, .fails, "\(path): does not answer --version",
          advice: "run `\(path) --version` to see why")
      }
      return DoctorCheck(subject, .works, "\(path): \(answer)")
    } catch {
      return DoctorCheck(subject, .fails, "\(path): \(error.number) (\(error.call))")
    }
  }

  /// Starts every registered provider that is enabled, and asks it for its voices.
  ///
  /// - Parameter group: The app group's folder, when it is not the usual one.
  static func checkRegistered(in state: StoreSnapshot, group: String?) -> [DoctorCheck] {
    let answers = ask(
      state.providers.filter(\.isEnabled).map { ProviderLaunch($0, group: group) },
      answerMilliseconds: Int32(timeoutMilliseconds))
    return answers.map { answer in
      let identifier = answer.launch.identifier ?? ""
      let subject = "provider \(identifier)"
      switch answer.result {
      case .success(let part):
        return DoctorCheck(
          subject, .works,
          "\(answer.launch.path): \(part.providerName), voices: \(part.list.voices.count)")
      case .failure(let error):
        // Its own voices alone are lost.
        return DoctorCheck(
          subject, .lacks, "\(error)",
          advice: "repair it, or do without: voicectl provider disable \(identifier)")
      }
    }
  }

  /// Starts providers side by side, asks them for their voices and ends them.
  ///
  /// - Parameter answerMilliseconds: How long each may take for it all.
  static func ask(
    _ launches: [ProviderLaunch], answerMilliseconds: Int32
  ) -> [ConnectedProviders.Answer] {
    var providers = ConnectedProviders(clientName: "voicectl")
    return providers.ask(launches, answerMilliseconds: answerMilliseconds)
  }
}
