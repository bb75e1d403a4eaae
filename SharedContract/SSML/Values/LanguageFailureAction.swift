/// What to do with text in a language that the voice does not speak: the value of `onlangfailure`
/// (SSML 1.1 §3.1.13).
package enum LanguageFailureAction: String, KeywordValue {
  case changeVoice = "changevoice"
  case ignoreText = "ignoretext"
  case ignoreLanguage = "ignorelang"
  case processorChoice = "processorchoice"
}
