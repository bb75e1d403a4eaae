internal import CommandLineTool
internal import Posix
internal import SSML
internal import SpeechTypes

/// The text that a command is given to speak.
struct SpeechInput {
  static let file = CommandOption.value("file", short: "f", "FILE", "speak a file's text")
  static let ssml = CommandOption.flag("ssml", "the text is SSML, whatever it looks like")
  static let plain = CommandOption.flag("text", "the text is plain, whatever it looks like")
  static let folder = CommandOption.value(
    "allow-folder", "DIR", "let a document use the files in a folder; may be repeated",
    isRepeatable: true)
  static let options = [file, ssml, plain, folder]
  static let discussion = """
    The text is that of the arguments, of --file, or of standard input. It is taken for
    SSML when it begins with <speak or an XML declaration. A document may use files in
    its own folder, in those of --allow-folder and in the voice's.
    """

  let text: [UInt8]
  let kind: SpeechTextKind
  /// The folder of the text's file.
  private let baseFolder: String?
  private let allowedFolders: [String]

  init(_ context: CommandContext) throws(CommandFailure) {
    let arguments = context.arguments
    guard !arguments.contains(Self.ssml) || !arguments.contains(Self.plain) else {
      throw .usage("--ssml: cannot be used with --text")
    }
    guard arguments.operands.isEmpty || !arguments.contains(Self.file) else {
      throw .usage("--file: cannot be used with text as arguments")
    }
    text = try Self.read(arguments)
    baseFolder = try arguments[Self.file].flatMap { path throws(CommandFailure) in
      path == "-" ? nil : try Self.absolute(FileSystem.parent(of: path))
    }
    allowedFolders = try arguments.all(Self.folder).map { path throws(CommandFailure) in
      try Self.absolute(path)
    }
    kind =
      if arguments.contains(Self.ssml) {
        .ssml
      } else if arguments.contains(Self.plain) {
        .plain
      } else {
        // The beginning tells; a long text need not become a String for it.
        SSMLDetection.looksLikeSSML(String(decoding: text.prefix(1024), as: UTF8.self))
          ? .ssml : .plain
      }
  }

  /// Every folder whose files the text may use, beside the voice's.
  var documentFolders: [String] { [baseFolder].compactMap(\.self) + allowedFolders }

  /// What to ask for, in a style, with the files that the text may use.
  func options(_ style: SpeechOptions) -> SpeechOptions {
    var options = style
    options.baseFolder = baseFolder
    options.allowedFolders = allowedFolders
    return options
  }

  private static func absolute(_ folder: String) throws(CommandFailure) -> String {
    do throws(PosixError) {
      return try FileSystem.realPath(folder)
    } catch {
      throw CommandFailure(.failed, "\(folder): \(error.number)")
    }
  }

  private static func read(_ arguments: CommandArguments) throws(CommandFailure) -> [UInt8] {
    guard arguments.operands.isEmpty else {
      return Array(arguments.operands.joined(separator: " ").utf8)
    }
    do throws(PosixError) {
      guard let path = arguments[file], path != "-" else {
        return try Descriptor.standardInput().readAll()
      }
      return try Descriptor(opening: path, .readOnly).readAll()
    } catch {
      let subject = error.subject.isEmpty ? arguments[file] ?? "standard input" : error.subject
      throw CommandFailure(.failed, "\(subject): \(error.number)")
    }
  }
}
