/// One folder that holds a store.
package struct GroupFolder: Hashable, Sendable {
  package enum Kind: Sendable {
    /// One user's own: the folder is made with mode 0700, its files with 0600.
    case user
    /// For every user, and written by root only: folder 0755, files 0644.
    case system
  }

  package var path: String
  package var kind: Kind

  package init(_ path: String, _ kind: Kind) {
    self.path = path
    self.kind = kind
  }

  var folderPermissions: UInt32 { kind == .user ? 0o700 : 0o755 }
  var filePermissions: UInt32 { kind == .user ? 0o600 : 0o644 }
}

extension GroupFolder.Kind: CustomStringConvertible {
  package var description: String {
    switch self {
    case .user: "user"
    case .system: "system"
    }
  }
}
