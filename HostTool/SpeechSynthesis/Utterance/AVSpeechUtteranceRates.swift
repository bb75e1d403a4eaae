// Apple's own names.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

internal import SpeechTypes

/// The lowest `AVSpeechUtterance.rate`: a quarter of the voice's own. Apple symbol of the same name.
public let AVSpeechUtteranceMinimumSpeechRate: Float = UtteranceRate.range.lowerBound
/// The highest `AVSpeechUtterance.rate`: four times the voice's own. Apple symbol of the same name.
public let AVSpeechUtteranceMaximumSpeechRate: Float = UtteranceRate.range.upperBound
/// The voice's own rate. Apple symbol of the same name.
public let AVSpeechUtteranceDefaultSpeechRate: Float = UtteranceRate.default

/// The attribute whose value, a `String`, says in IPA how a stretch of text is pronounced. Apple
/// symbol of the same name.
public let AVSpeechSynthesisIPANotationAttribute = "AVSpeechSynthesisIPANotationAttribute"

/// The identifier of a voice of Apple's, which no provider here lists. Apple symbol of the same
/// name.
public let AVSpeechSynthesisVoiceIdentifierAlex = "com.apple.speech.voice.Alex"
