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
    guard let program = SystemProgram(named: subject, variable: variable) else {
      return DoctorCheck(
        subject, .lacks, "not installed",
        advice: "screen readers need it: apt-get install speech-dispatcher")
    }
    guard let places = try? DispatcherPlaces(variable: variable) else {
      return DoctorCheck(subject, .works, program.path)
    }
    let check = DesktopExamination(places: places, variable: variable).checkConfiguration()
    return check.status == .works
      ? DoctorCheck(subject, .works, "\(program.path); \(check.finding)")
      : DoctorCheck(
        subject, .lacks, "\(program.path); \(check.finding)",
        advice: "`voicectl desktop status` tells more; screen readers: voicectl desktop enable")
  }

  private func checkVariables() -> DoctorCheck {
    let set = Self.variableNames.compactMap { name in variable(name).map { "\(name)=\($0)" } }
    return DoctorCheck("environment", .works, set.isEmpty ? "as usual" : set.joined(separator: " "))
  }
}
