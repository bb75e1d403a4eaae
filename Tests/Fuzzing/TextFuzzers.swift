import DispatcherModule
import JSON
import SSML
import TextAnalysis

@testable import VoiceBundle
@testable import VoiceCommands

/// A lexicon file: problems have places.
func fuzzLexicon(_ input: [UInt8]) {
  for diagnostic in PronunciationLexicon(PLSReader.read(input.span)).diagnostics {
    precondition(diagnostic.position.line >= 1 && diagnostic.position.column >= 1)
  }
}

/// A manifest: what is read without a problem is whole, and JSON that is written is read as the same.
func fuzzManifest(_ input: [UInt8]) {
  guard let document = json(input) else { return }
  let problems = JSONProblems()
  guard let manifest = BundleManifest(document, problems: problems) else {
    precondition(!problems.all.isEmpty, "nothing is wrong, and there is no manifest")
    return
  }
  precondition(!manifest.primaryLanguages.isEmpty && manifest.sampleRate >= 1000)
  precondition(manifest.recordings.allSatisfy { !$0.file.contains("/") && !$0.file.hasPrefix(".") })
}

/// A catalogue.
func fuzzCatalogue(_ input: [UInt8]) {
  guard let document = json(input) else { return }
  let problems = JSONProblems()
  let catalogue = Catalogue(document, problems: problems)
  precondition(catalogue.voices.allSatisfy { $0.bundlePath?.hasPrefix("/") ?? true })
}

private func json(_ input: [UInt8]) -> JSONValue? {
  guard let value = try? JSONValue.parse(input) else { return nil }
  let written = value.serialized()
  precondition((try? JSONValue.parse(Array(written.utf8)))?.serialized() == written)
  return value
}

/// A session's lines: what is asked for stays within what a request may ask for.
func fuzzDispatcher(_ input: [UInt8]) {
  let lines = input.split(separator: 0x0A, omittingEmptySubsequences: false).map {
    String(decoding: $0, as: UTF8.self)
  }
  var settings = ModuleSettings()
  for line in lines {
    _ = ModuleCommand(line)
    _ = settings.take([line])
    precondition(settings.options.limited == settings.options)
    for text in [ModuleText.message(line), .character(line), .key(line)] { _ = text.hasWords }
  }
}
