internal import AppGroup
internal import CommandLineTool

extension CommandFailure {
  /// A store that cannot be read or changed, or a voice that is not in it.
  init(_ error: StoreError) {
    self.init(error.code == .noSuchVoice ? .voiceNotFound : .storeUnusable, "\(error)")
  }
}
