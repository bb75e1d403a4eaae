import Foundation
import TestSupport

/// What modules of this package bring to a program that imports them, as the compiler tells it of
/// what was built.
struct PublicSymbols {
  /// `Type.member(label:)` each.
  let names: Set<String>
  /// By class: its superclass.
  private let superclasses: [String: String]

  /// Reads what lies beside the test bundle; nothing is built.
  init(modules: [String]) throws {
    let directory = try TemporaryDirectory()
    for module in modules { try Self.writeGraph(of: module, into: directory.path) }
    var symbols: [String: String] = [:]
    var inheritances: [SymbolGraph.Relationship] = []
    for file in try FileManager.default.contentsOfDirectory(atPath: directory.path) {
      let data = try Data(contentsOf: URL(fileURLWithPath: directory.path + "/" + file))
      let graph = try JSONDecoder().decode(SymbolGraph.self, from: data)
      for symbol in graph.symbols {
        symbols[symbol.identifier.precise] = symbol.pathComponents.joined(separator: ".")
      }
      inheritances += graph.relationships.filter { $0.kind == "inheritsFrom" }
    }
    names = Set(symbols.values)
    superclasses = Dictionary(
      inheritances.compactMap { inheritance in
        guard let name = symbols[inheritance.source], let superclass = symbols[inheritance.target]
        else { return nil }
        return (name, superclass)
      }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether there is such a symbol; a class has its superclass's members too.
  func contains(_ name: String) -> Bool {
    if names.contains(name) { return true }
    guard let dot = name.range(of: ".", options: .backwards),
      let superclass = superclasses[String(name[..<dot.lowerBound])]
    else { return false }
    return contains(superclass + name[dot.lowerBound...])
  }

  // MARK: - The compiler

  private struct ExtractionFailure: Error {
    var module: String
    var message: String
  }

  /// Folders with the C modules that the Swift modules are built on.
  private static let moduleMaps =
    ["SharedContract/CSQLite", "SharedContract/CSoundFile", "HostTool/CALSA"]
    .flatMap { ["-I", SourceTree.root + "/" + $0] }

  private static func writeGraph(of module: String, into directory: String) throws {
    // Everything that was built lies beside the test bundle.
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    // Of these the compiler takes what the module reexports.
    let ours = try FileManager.default.contentsOfDirectory(atPath: products + "/Modules")
      .filter { $0.hasSuffix(".swiftmodule") }.map { $0.dropLast(".swiftmodule".count) }
    let outcome = try Executable(path: try toolchain() + "/bin/swift-symbolgraph-extract").run(
      [
        "-module-name", module, "-output-dir", directory, "-minimum-access-level", "public",
        "-skip-synthesized-members", "-skip-inherited-docs",
        "-experimental-allowed-reexported-modules=" + ours.joined(separator: ","),
        "-I", products + "/Modules", "-module-cache-path", products + "/ModuleCache",
        "-Xcc", "-fmodule-map-file=\(products)/CPosix.build/module.modulemap",
      ] + moduleMaps, environment: [])
    guard outcome.exitCode == 0 else {
      throw ExtractionFailure(module: module, message: outcome.error)
    }
  }

  /// The folder of the toolchain whose library this process runs on.
  private static func toolchain() throws -> String {
    let library = "/lib/swift/linux/libswiftCore.so"
    // A file handle reads on to the end; the size of such a file is 0.
    let maps = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd()
    let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
    guard let path = lines.first(where: { $0.hasSuffix(library) })?.split(separator: " ").last
    else { throw ExtractionFailure(module: "", message: "this process has no \(library)") }
    return String(path.dropLast(library.count))
  }
}

/// What is read of a symbol graph file.
private struct SymbolGraph: Decodable {
  struct Identifier: Decodable {
    var precise: String
  }
  struct Symbol: Decodable {
    var identifier: Identifier
    var pathComponents: [String]
  }
  struct Relationship: Decodable {
    var kind: String
    var source: String
    var target: String
  }

  var symbols: [Symbol]
  var relationships: [Relationship]
}
