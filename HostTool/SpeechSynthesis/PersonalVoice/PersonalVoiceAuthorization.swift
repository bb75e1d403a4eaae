internal import AppGroup
internal import Foundation
internal import Posix
internal import ProviderClient

/// How this program stands with personal voices, and its way to ask; any thread.
///
/// The program is known by its executable. The user answers with `voicectl personal`.
enum PersonalVoiceAuthorization {
  typealias Status = AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus

  /// How long an answer is waited for.
  private static let patienceMilliseconds: Int64 = 60_000

  /// How the program stands now.
  static var status: Status {
    guard let application = try? Environment.executablePath(),
      VoiceDirectory.shared.pool.hasProvider != false,
      let status = try? AppGroup(location).personalVoiceStatus(of: application)
    else { return .unsupported }
    return Status(status)
  }

  /// Asks, and waits for the answer where somebody could give one.
  static func request() -> Status {
    let group = AppGroup(location)
    // Before the question, so that no answer is missed.
    guard let application = try? Environment.executablePath(), var watch = try? group.watch(),
      VoiceDirectory.shared.pool.hasProvider != false
    else { return .unsupported }
    let deadline = MonotonicClock.milliseconds() + patienceMilliseconds
    do {
      var status = try group.requestPersonalVoices(for: application)
      while case .waiting = status {
        let remaining = deadline - MonotonicClock.milliseconds()
        guard isAttended, remaining > 0 else { return .denied }
        var entries = [PollEntry(descriptor: watch.rawValue, events: .readable)]
        try poll(&entries, timeoutMilliseconds: Int32(clamping: remaining))
        _ = try watch.drain()
        status = try group.personalVoiceStatus(of: application)
      }
      return status == .notDetermined ? .denied : Status(status)
    } catch {
      SpeechNote.write("personal voices: \(error)")
      return .unsupported
    }
  }

  private static var location: AppGroupLocation { AppGroupLocation.resolve(explicit: nil) }

  /// Whether a person may be there to answer: there is a desktop, or a terminal.
  private static var isAttended: Bool {
    Environment.variable("DISPLAY") != nil || Environment.variable("WAYLAND_DISPLAY") != nil
      || (try? Descriptor(opening: "/dev/tty", .readOnly)) != nil
  }
}

extension AVSpeechSynthesizer.PersonalVoiceAuthorizationStatus {
  fileprivate init(_ status: PersonalVoiceStatus) {
    switch status {
    case .notDetermined, .waiting: self = .notDetermined
    case .denied: self = .denied
    case .authorized: self = .authorized
    }
  }
}
