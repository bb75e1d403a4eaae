package import AppGroup
internal import Posix
package import SpeechTypes

/// The voices of an app group, as a catalogue.
package final class AppGroupCatalogue: VoiceCatalogue {
  private let group: AppGroup
  private var watch: ChangeWatch?

  /// - Throws: When the system will not watch; the group itself is not read yet.
  package init(_ group: AppGroup) throws {
    self.group = group
    watch = try group.watch()
  }

  package func voiceList() throws(SpeechFailure) -> VoiceList {
    do throws(StoreError) {
      return try group.voiceList()
    } catch {
      throw SpeechFailure(.store, "\(error)")
    }
  }

  package var changeDescriptor: Int32? { watch?.rawValue }

  package func takeChange() -> Bool {
    // A watch that fails is worth a look at the list, which says what is wrong.
    (try? watch?.drain()) ?? true
  }
}
