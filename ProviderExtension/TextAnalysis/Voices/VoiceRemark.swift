internal import SpeechTypes

/// Something to tell of the voice or language that is asked for.
struct VoiceRemark: Hashable {
  var code: Diagnostic.Code
  var severity: Diagnostic.Severity
  var message: String
}
