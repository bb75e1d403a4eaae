internal import AppGroup
internal import CommandLineTool
internal import JSON
internal import Posix
internal import SpeechTypes
internal import VoiceBundle

/// `voicectl catalog`: the bundles on offer.
enum CatalogCommand {
  static let command = Command(
    "catalog", "List the voice bundles on offer", usage: ["[--json]"], options: [.json],
    discussion: """
      Bundles are looked for in the folders of $VOICE_PATH, then in those that came with
      this program, then in /usr/share/voice-provider/voices. To a pipe: identifier,
      state, name, version, languages and folder, with tabs between them.
      """
  ) { context throws(CommandFailure) in
    let catalog = context.catalog()
    let state = try context.appGroup().state()
    for problem in catalog.problems { context.warn("\(problem)") }
    if context.wantsJSON {
      try context.print(document(catalog, state))
    } else {
      try context.console.print(table(catalog, state))
    }
    return .success
  }

  private static func status(of bundle: VoiceBundle, _ state: StoreSnapshot) -> String {
    state.bought(bundle.manifest.identifier)?.state.rawValue ?? "on offer"
  }

  private static func table(_ catalog: BundleCatalog, _ state: StoreSnapshot) -> TextTable {
    var table = TextTable(["IDENTIFIER", "STATE", "NAME", "VERSION", "LANGUAGES", "FOLDER"])
    for bundle in catalog.bundles {
      let manifest = bundle.manifest
      table.append([
        manifest.identifier.rawValue, status(of: bundle, state), manifest.name,
        manifest.version.description,
        manifest.supportedLanguages.map(\.rawValue).joined(separator: " "),
        FileSystem.parent(of: bundle.path),
      ])
    }
    return table
  }

  private static func document(_ catalog: BundleCatalog, _ state: StoreSnapshot) -> JSONValue {
    [
      "voices": .array(
        catalog.bundles.map { bundle in
          var voice = JSONObject(bundle.description)
          voice["license"] = .string(bundle.manifest.license)
          voice["source"] = .string(bundle.manifest.source)
          voice["bundle"] = .string(bundle.path)
          voice["state"] = .string(status(of: bundle, state))
          return .object(voice)
        }),
      "problems": .array(
        catalog.problems.map { problem in
          ["path": .string(problem.path), "message": .string("\(problem)")]
        }),
    ]
  }
}
