internal import AppGroup
internal import Checksum
internal import CommandLineTool
internal import JSON
internal import Posix

/// `voicectl bundle`: signatures of bundles, and whose are trusted.
enum BundleCommand {
  private static let key = CommandOption.value("key", "FILE", "the signing key that `keygen` made")
  private static let name = CommandOption.value("name", "NAME", "whose key it is, for people")
  private static let actions = [
    "keygen", "sign", "verify", "keys", "trust", "distrust", "require-signature",
  ]

  static let command = Command(
    "bundle", "Sign bundles, check signatures, and say whose are trusted",
    usage: [
      "keygen FILE", "sign --key FILE BUNDLE…", "verify [--json] BUNDLE…", "keys [--json]",
      "trust [--name NAME] KEY", "distrust KEY", "require-signature on|off|reset",
    ], operands: 1 ... .max, options: [key, name, .json],
    discussion: """
      `keygen` writes a signing key to a new FILE, which is to be kept secret, and prints
      the KEY that others trust: 64 digits. `sign` writes voice.sig into each bundle's
      folder. Once a signature is required, only bundles that are signed by a trusted key
      can be bought, and only voices that were bought with such a signature speak; a
      personal voice too is then signed with a key of one's own.
      """
  ) { context throws(CommandFailure) in
    let operands = context.arguments.operands.dropFirst()
    switch context.arguments.operands[0] {
    case "keygen": return try makeKey(operands, context)
    case "sign": return try sign(operands, context)
    case "verify": return try verify(operands, context)
    case "keys": return try list(operands, context)
    case "trust": return try trust(operands, context)
    case "distrust": return try distrust(operands, context)
    case "require-signature": return try require(operands, context)
    case let other: throw .unknownAction(other, of: "bundle", actions)
    }
  }

  // MARK: - Signing

  private static func makeKey(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard operands.count == 1, let path = operands.first else {
      throw .usage("bundle keygen: give one FILE")
    }
    let key = SigningKey()
    do throws(PosixError) {
      let file = try Descriptor(
        opening: path, .writeOnly, options: [.create, .exclusive], permissions: 0o600)
      try file.writeAll(key.text)
      try file.close()
    } catch {
      throw CommandFailure(.failed, "\(path): \(error.number)")
    }
    try context.console.print("\(key.verifyingKey)")
    return .success
  }

  private static func sign(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard let path = context.arguments[key] else { throw .usage("bundle sign: --key is missing") }
    guard !operands.isEmpty else { throw .usage("bundle sign: BUNDLE is missing") }
    let key = try signingKey(path)
    for folder in operands {
      let bundle = try SignedBundle(folder)
      do throws(PosixError) {
        try FileSystem.replaceFile(
          FileSystem.join(bundle.path, BundleSignature.fileName),
          with: Array(BundleSignature(of: bundle.checksum, by: key).text.utf8),
          permissions: bundle.signaturePermissions)
      } catch {
        throw CommandFailure(.failed, "\(error)")
      }
      try note(bundle, "\(key.verifyingKey)", context)
      try context.console.print("\(bundle.path): signed by \(key.verifyingKey)".printable)
    }
    return .success
  }

  /// Has the store know the signature of a voice that has been bought, as it was bought.
  private static func note(
    _ bundle: SignedBundle, _ key: String, _ context: CommandContext
  ) throws(CommandFailure) {
    let group = try context.appGroup()
    func isBought(_ voice: StoredVoice) -> Bool {
      voice.bundlePath == bundle.path && voice.checksum == bundle.checksum.digest
    }
    // A group that holds none of it need not be one that may be changed.
    guard try group.currentState().own.voices.contains(where: isBought) else { return }
    try group.change { store in
      for var voice in try store.snapshot().voices where isBought(voice) {
        voice.signer = key
        try store.setVoice(voice)
      }
    }
  }

  private static func signingKey(_ path: String) throws(CommandFailure) -> SigningKey {
    let bytes: [UInt8]
    do throws(PosixError) {
      bytes = try Descriptor(opening: path, .readOnly, options: .nonBlocking)
        .readAll(byteLimit: 4096)
    } catch {
      throw CommandFailure(.failed, "\(path): \(error.number)")
    }
    guard let text = String(validating: bytes, as: UTF8.self), let key = SigningKey(text) else {
      throw CommandFailure(.failed, "\(path): not a signing key; `bundle keygen` makes one")
    }
    return key
  }

  private static func verify(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard !operands.isEmpty else { throw .usage("bundle verify: BUNDLE is missing") }
    let trustedKeys = try context.appGroup().state().trustedKeys
    let verdicts = try operands.map { folder throws(CommandFailure) in
      SignatureVerdict(try SignedBundle(folder), trustedKeys)
    }
    if context.wantsJSON {
      try context.print(["bundles": .array(verdicts.map(\.json))])
    } else {
      try context.console.print(verdicts.map(\.sentence.printable).joined(separator: "\n"))
    }
    return verdicts.allSatisfy(\.isTrusted) ? .success : .failed
  }

  // MARK: - Trust

  private static func list(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    if let surplus = operands.first {
      throw .usage("bundle keys: unexpected argument \"\(surplus)\"")
    }
    let state = try context.appGroup().state()
    let keys = state.trustedKeys.sorted { $0.key < $1.key }
    if context.wantsJSON {
      try context.print([
        "requiresSignature": .bool(state.requiresSignature ?? false),
        "keys": .array(keys.map { ["key": .string($0.key), "name": .string($0.value)] }),
      ])
    } else {
      var table = TextTable(["KEY", "NAME"])
      for (key, name) in keys { table.append([key, name]) }
      try context.console.print(table)
      let isRequired = state.requiresSignature == true
      context.console.report("a signature is \(isRequired ? "" : "not ")required")
    }
    return .success
  }

  private static func trust(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard operands.count == 1, let text = operands.first else {
      throw .usage("bundle trust: give one KEY")
    }
    let key = try verifyingKey(text)
    let name = context.arguments[name] ?? ""
    return try make(context, "\(key): trusted") { store throws(StoreError) in
      try store.setTrustedKey("\(key)", name: name)
    }
  }

  private static func distrust(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    guard operands.count == 1, let text = operands.first else {
      throw .usage("bundle distrust: give one KEY")
    }
    let key = try verifyingKey(text)
    return try make(context, "\(key): no longer trusted") { store throws(StoreError) in
      try store.removeTrustedKey("\(key)")
    }
  }

  private static func require(
    _ operands: ArraySlice<String>, _ context: CommandContext
  ) throws(CommandFailure) -> ExitCode {
    let wish = try OnOffReset(operands, for: "bundle require-signature")
    return try make(context, "require-signature: \(wish)") { store throws(StoreError) in
      try store.setRequiresSignature(wish.value)
    }
  }

  private static func verifyingKey(_ text: String) throws(CommandFailure) -> VerifyingKey {
    guard let key = VerifyingKey(text) else {
      throw .usage("\"\(text)\" is not a key of 64 digits, as `bundle keygen` prints it")
    }
    return key
  }

  private static func make(
    _ context: CommandContext, _ sentence: String,
    _ change: (borrowing StoreChange) throws(StoreError) -> Bool
  ) throws(CommandFailure) -> ExitCode {
    let isChanged = try context.appGroup().change { store in try change(store) }
    try context.console.print(isChanged ? sentence : "nothing changed")
    return .success
  }
}
