internal import AppGroup
internal import CommandLineTool
internal import SpeechTypes
internal import VoiceBundle

/// `voicectl buy`: takes bundles on offer into the store.
enum BuyCommand {
  private static let enable = CommandOption.flag("enable", "enable the voices at once")

  static let command = Command(
    "buy", "Buy voices that are on offer", usage: ["[--enable] [--json] ID…"],
    operands: 1 ... .max, options: [enable, .json],
    discussion: """
      Every file of the bundles is read and checked. A voice that is bought is offered to
      nobody until it is enabled. Buying a voice again takes over a bundle that has
      changed, and leaves the voice enabled or disabled. Of several voices all are bought
      or none.
      """
  ) { context throws(CommandFailure) in
    let purchases = try purchases(context.arguments.operands, BundleSource(context.catalog()))
    let enables = context.arguments.contains(enable)
    let changes = try context.makeChanges(in: context.appGroup()) { state in
      purchases.flatMap { Self.changes(for: $0, in: state, enables: enables) }
    }
    try context.report(changes)
    if !context.wantsJSON, !enables { suggestEnabling(changes, context.console) }
    return .success
  }

  /// - Throws: A line for everything that hinders any of the purchases.
  private static func purchases(
    _ names: [String], _ source: BundleSource
  ) throws(CommandFailure) -> [Purchase] {
    var purchases: [Purchase] = []
    var failure = CommandFailure(.failed, [])
    for name in names {
      do throws(UnusableBundle) {
        if let identifier = VoiceIdentifier(name),
          let purchase = try source.purchase(identifier)
        {
          if !purchases.contains(purchase) { purchases.append(purchase) }
        } else {
          failure.exitCode = .voiceNotFound
          failure.messages.append(
            "\(name): no such voice is on offer\(source.suggestion(for: name))")
        }
      } catch {
        failure.messages += error.problems.map { "\(name): \($0)" }
      }
    }
    guard failure.messages.isEmpty else { throw failure }
    return purchases
  }

  private static func changes(
    for purchase: Purchase, in state: GroupState, enables: Bool
  ) -> [VoiceChange] {
    let identifier = purchase.voice.identifier
    let stored = state.merged.bought(identifier)
    var changes: [VoiceChange] = []
    if let stored {
      if !purchase.isSame(as: stored) {
        changes.append(.update(purchase, previousVersion: stored.description.version))
      }
    } else {
      changes.append(.buy(purchase))
    }
    if enables, stored?.isEnabled != true { changes.append(.enable(identifier)) }
    return changes
  }

  private static func suggestEnabling(_ changes: [VoiceChange], _ console: Console) {
    let bought = changes.compactMap { change in
      if case .buy(let purchase) = change { purchase.voice.identifier.rawValue } else { nil }
    }
    guard !bought.isEmpty else { return }
    console.report("to offer it to speakers: voicectl enable \(bought.joined(separator: " "))")
  }
}
