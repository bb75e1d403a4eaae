internal import AudioUnits
internal import Foundation

/// What stands in an archive for an object that is no `NSObject`.
final class SpeechArchive: NSObject, NSSecureCoding {
  private static let classKey = "speechClass"
  private static let classes: [String: any SpeechArchiving.Type] = [
    "AVSpeechSynthesisMarker": AVSpeechSynthesisMarker.self,
    "AVSpeechSynthesisProviderVoice": AVSpeechSynthesisProviderVoice.self,
    "AVSpeechSynthesisProviderRequest": AVSpeechSynthesisProviderRequest.self,
  ]

  let object: any SpeechArchiving

  init(_ object: any SpeechArchiving) { self.object = object }

  static var supportsSecureCoding: Bool { true }

  init?(coder: NSCoder) {
    guard let name = coder.decodeText(forKey: Self.classKey),
      let object = Self.classes[name]?.init(coder: coder)
    else { return nil }
    self.object = object
  }

  func encode(with coder: NSCoder) {
    coder.encode("\(type(of: object))" as NSString, forKey: Self.classKey)
    object.encode(with: coder)
  }
}
