/// What to do when no voice is as asked for: the value of `onvoicefailure` (SSML 1.1 §3.2.1).
package enum VoiceFailureAction: String, KeywordValue {
  case prioritySelect = "priorityselect"
  case keepExisting = "keepexisting"
  case processorChoice = "processorchoice"
}
