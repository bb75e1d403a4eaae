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
  /// - Throws: When the system will not watch; the group itself is not read yet.
  package init(
    _ group: AppGroup, list: @escaping () throws(SpeechFailure) -> VoiceList
  ) throws {
    self.list = list
    watch = try group.watch()
  }

  package func voiceList() throws(SpeechFailure) -> VoiceList { try list() }

  package var changeDescriptor: Int32? { watch?.rawValue }

  package func takeChange() -> Bool {
    // A watch that fails is worth a look at the list, which says what is wrong.
    (try? watch?.drain()) ?? true
  }
}
