internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import SpeechTypes
internal import Spelling

extension CommandContext {
  /// Works changes out from the state within a transaction and makes them in it, so that no other
  /// process's change comes between and none is lost; then says what was changed.
  @discardableResult
  func change(
    _ changes: (GroupState) throws(CommandFailure) -> [VoiceChange]
  ) throws(CommandFailure) -> ExitCode {
    let made = try makeChanges(in: appGroup(), changes)
    try report(made)
    return .success
  }

  /// The same without the report.
  func makeChanges(
    in group: AppGroup, _ changes: (GroupState) throws(CommandFailure) -> [VoiceChange]
  ) throws(CommandFailure) -> [VoiceChange] {
    try group.change { store in
      let state = GroupState(own: try store.snapshot(), lower: try group.lowerSnapshot())
      let made = try changes(state)
      try checkSignatures(of: made, in: state.merged)
      for change in made { try store.make(change) }
      return made
    }
  }

  /// - Throws: A line for every voice that may not be bought as it is signed.
  private func checkSignatures(
    of changes: [VoiceChange], in state: StoreSnapshot
  ) throws(CommandFailure) {
    let problems = changes.compactMap { change in
      switch change {
      case .buy(let purchase), .update(let purchase, _): state.signatureProblem(of: purchase.voice)
      case .enable, .disable, .remove, .setDefault, .setOtherDefault, .removeDefault: nil
      }
    }
    guard problems.isEmpty else { throw CommandFailure(.failed, problems) }
  }

  /// A line for each change, or the changes as data.
  ///
  /// - Parameter isDryRun: Whether they have not been made; nil for a command that always makes
  ///   them.
  func report(_ changes: [VoiceChange], isDryRun: Bool? = nil) throws(CommandFailure) {
    guard wantsJSON else {
      let lines = changes.map { $0.sentence(isDryRun: isDryRun ?? false) }
      return try console.print(
        (lines.isEmpty ? ["nothing changed"] : lines).joined(separator: "\n"))
    }
    var document = JSONObject()
    if let isDryRun { document["dryRun"] = .bool(isDryRun) }
    document["changes"] = .array(changes.map(\.json))
    try print(.object(document))
  }

  /// The operands as voices that were bought, each once.
  ///
  /// - Throws: `voiceNotFound` with a line for each that was not.
  func boughtVoices(
    named names: [String], in state: StoreSnapshot
  ) throws(CommandFailure) -> [StoredVoice] {
    let bought = state.bought
    var found: [StoredVoice] = []
    var missing: [String] = []
    for name in names {
      if let voice = bought.first(where: { $0.identifier.rawValue == name }) {
        if !found.contains(voice) { found.append(voice) }
      } else {
        let names = bought.map(\.identifier.rawValue)
        missing.append(
          "\(name): no such voice has been bought"
            + NearestName.suggestion(for: name, in: names))
      }
    }
    guard missing.isEmpty else { throw CommandFailure(.voiceNotFound, missing) }
    return found
  }
}
