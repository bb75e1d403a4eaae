internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import SpeechTypes
internal import Spelling
internal import VoiceBundle

/// `voicectl show`: all there is to know of one voice, bought or on offer.
enum ShowCommand {
  static let command = Command(
    "show", "Show everything about a voice", usage: ["[--json] ID"], operands: 1...1,
    options: [.json]
  ) { context throws(CommandFailure) in
    let voice = try voice(context.arguments.operands[0], context)
    if context.wantsJSON {
      try context.print(.object(voice))
    } else {
      var table = TextTable(["WHAT", ""])
      for member in voice.members { table.append([member.key, text(member.value)]) }
      try context.console.print(table)
    }
    return .success
  }

  private static func voice(
    _ name: String, _ context: CommandContext
  ) throws(CommandFailure) -> JSONObject {
    let state = try context.appGroup().state()
    let catalog = context.catalog()
    let identifier = VoiceIdentifier(name)
    let bought = identifier.flatMap { state.bought($0) }
    let offered = catalog.bundles.first { $0.manifest.identifier == identifier }
    guard let description = bought?.description ?? offered?.description else {
      let known =
        state.bought.map(\.identifier.rawValue)
        + catalog.bundles.map(\.manifest.identifier.rawValue)
      let suggestion = NearestName.suggestion(for: name, in: known)
      throw CommandFailure(.voiceNotFound, "\(name): no such voice\(suggestion)")
    }
    var object = JSONObject(description)
    object["state"] = .string(bought?.state.rawValue ?? "on offer")
    object["bundle"] = (bought?.bundlePath ?? offered?.path).map { .string($0) }
    object["checksum"] = bought.map { .string($0.checksum) }
    object["defaultFor"] = JSONValue(
      state.defaults.filter { $0.value == identifier }.map(\.key).sorted())
    let manifest = Self.manifest(bought, offered)
    object["license"] = manifest.map { .string($0.license) }
    object["source"] = manifest.map { .string($0.source) }
    object["sampleRate"] = manifest.map { .real($0.sampleRate) }
    object["engine"] = manifest.map { .string($0.engine.description) }
    object["recordings"] = manifest.map { .integer(Int64($0.recordings.count)) }
    return object
  }

  /// Of the bundle that was bought, as far as it can be read, else of the one on offer.
  private static func manifest(_ bought: StoredVoice?, _ offered: VoiceBundle?) -> BundleManifest? {
    guard let bought else { return offered?.manifest }
    return try? VoiceBundle.load(bought.bundlePath, checksFiles: false).manifest
  }

  /// A value as a table's cell.
  private static func text(_ value: JSONValue) -> String {
    switch value {
    case .string(let string): string
    case .array(let values): values.map(text).joined(separator: " ")
    default: value.serialized(pretty: false)
    }
  }
}
