package import AppGroup
internal import Posix
package import SpeechTypes

/// The voices of an app group, as a catalogue.
package final class AppGroupCatalogue: VoiceCatalogue {
  private let list: () throws(SpeechFailure) -> VoiceList
  private var watch: ChangeWatch?

  /// - Parameters:
  ///   - group: What to watch.
  ///   - list: Answers the list as it is now, with code `store` when the group cannot be read.
  ///   - warn: Gets a line when changes are found later than they might be.
  /// - Throws: When the system has no descriptor left; the group itself is not read yet.
  package init(
    _ group: AppGroup, list: @escaping () throws(SpeechFailure) -> VoiceList,
    warn: (String) -> Void
  ) throws {
    self.list = list
    watch = try group.watch()
    if let problem = watch?.problem { warn("changes are looked for once a second: \(problem)") }
  }

  package func voiceList() throws(SpeechFailure) -> VoiceList { try list() }

  package var changeDescriptor: Int32? { watch?.rawValue }

  package func takeChange() -> Bool {
    // A watch that fails is worth a look at the list, which says what is wrong.
    (try? watch?.drain()) ?? true
  }
}
