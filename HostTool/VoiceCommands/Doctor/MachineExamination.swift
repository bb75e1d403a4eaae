internal import AudioOutput
internal import Posix

/// What the machine itself must have.
struct MachineExamination {
  /// Those that change what the commands do, with `TERM` and the like left out.
  private static let variableNames = [
    "VOICE_APP_GROUP", "VOICE_SYSTEM_APP_GROUP", "VOICE_PATH", "VOICE_PROVIDER", "XDG_DATA_HOME",
    "NO_COLOR",
  ]

  /// Looks up an environment variable; nil when it is unset or empty.
  let variable: (String) -> String?

  func checks() -> [DoctorCheck] { [checkSound(), checkDispatcher(), checkVariables()] }

  private func checkSound() -> DoctorCheck {
    do throws(AudioOutputError) {
      let device = try ALSADevice(sampleRate: 22_050)
      return DoctorCheck("sound", .works, "device \"\(device.name)\" can be opened")
    } catch {
      return DoctorCheck(
        "sound", .fails, "\(error)",
        advice: "set a default device up for ALSA; `voicectl say -o FILE` works without one")
    }
  }

  private func checkDispatcher() -> DoctorCheck {
    let subject = "speech-dispatcher"
    let folders = variable("PATH")?.split(separator: ":").map(String.init) ?? ["/usr/bin"]
    let paths = folders.map { FileSystem.join($0, "speech-dispatcher") }
    guard let path = paths.first(where: FileSystem.isExecutable) else {
      return DoctorCheck(
        subject, .lacks, "not installed",
        advice: "screen readers need it: apt-get install speech-dispatcher")
    }
    return DoctorCheck(subject, .works, path)
  }

  private func checkVariables() -> DoctorCheck {
    let set = Self.variableNames.compactMap { name in variable(name).map { "\(name)=\($0)" } }
    return DoctorCheck("environment", .works, set.isEmpty ? "as usual" : set.joined(separator: " "))
  }
}
