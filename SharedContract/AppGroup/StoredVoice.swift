package import SpeechTypes

/// A voice as the store knows it.
package struct StoredVoice: Hashable, Sendable {
  package var description: VoiceDescription
  /// The bundle's folder, absolute.
  package var bundlePath: String
  /// The bundle's checksum when it was bought; empty when it was not taken.
  package var checksum: String
  /// The key whose signature fitted the bundle when it was bought, 64 hexadecimal digits; empty when
  /// it had none.
  package var signer: String
  package var isPurchased: Bool
  package var isEnabled: Bool
  /// Which group's row it is; what a writer is given is replaced by the writer's own.
  package var layer: GroupFolder.Kind

  package init(
    description: VoiceDescription, bundlePath: String, checksum: String = "", signer: String = "",
    isPurchased: Bool = true, isEnabled: Bool = true, layer: GroupFolder.Kind = .user
  ) {
    self.description = description
    self.bundlePath = bundlePath
    self.checksum = checksum
    self.signer = signer
    self.isPurchased = isPurchased
    self.isEnabled = isEnabled
    self.layer = layer
  }

  package var identifier: VoiceIdentifier { description.identifier }

  /// Whether a provider offers the voice.
  package var isAdvertised: Bool { isPurchased && isEnabled }
}
