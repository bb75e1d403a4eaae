internal import SSML
package import SpeechTypes

/// What is to be said for a command, and how it is to be read.
package struct ModuleText: Hashable, Sendable {
  package var kind: SpeechTextKind
  package var text: String
  /// Every character by its name.
  package var isSpelled: Bool

  package init(kind: SpeechTextKind, text: String, isSpelled: Bool = false) {
    self.kind = kind
    self.text = text
    self.isSpelled = isSpelled
  }

  /// A message. Clients send documents, well-formed or not, and bare words.
  package static func message(_ text: String) -> ModuleText { ModuleText(kind: .ssml, text: text) }

  /// One character by its name. Clients write some by their own names.
  package static func character(_ character: String) -> ModuleText {
    let character = characterNames[character] ?? character
    return ModuleText(kind: .plain, text: character, isSpelled: character.count == 1)
  }

  /// A key: `shift_a`, `control_alt_delete`, `underscore`.
  package static func key(_ key: String) -> ModuleText {
    let names = key == "_" ? ["_"] : key.split(separator: "_").map(String.init)
    let parts = names.map { name in
      name.count == 1
        ? "<say-as interpret-as=\"characters\">\(SSMLMarkup.escaped(name))</say-as>"
        : SSMLMarkup.escaped(keyNames[name.lowercased()] ?? name)
    }
    return ModuleText(kind: .ssml, text: "<speak>\(parts.joined(separator: " "))</speak>")
  }

  /// Whether no sound at all would be a failure.
  package var hasWords: Bool {
    let shown =
      switch kind {
      case .plain: text
      case .ssml: ShownText(ssml: Array(text.utf8)).text
      }
    return shown.hasWords
  }

  private static let characterNames = ["space": " ", "linefeed": "\n", "tab": "\t"]

  /// Keys whose names, as X has them, are not words.
  private static let keyNames = [
    "prior": "page up", "next": "page down", "iso-left-tab": "left tab", "kp-enter": "enter",
    "kp": "keypad", "del": "delete", "ins": "insert", "esc": "escape", "ctrl": "control",
    "alt-gr": "alt graph", "bksp": "backspace", "pgup": "page up", "pgdn": "page down",
  ]
}
