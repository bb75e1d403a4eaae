extension StoreSnapshot {
  /// Why a voice is not to be bought or spoken with as it is signed; nil when it may be.
  package func signatureProblem(of voice: StoredVoice) -> String? {
    guard requiresSignature == true else { return nil }
    guard !voice.signer.isEmpty else {
      return "\"\(voice.identifier)\" is not signed, and a signature is required"
    }
    guard trustedKeys[voice.signer] == nil else { return nil }
    return "\"\(voice.identifier)\" is signed by \(voice.signer), which is not trusted; trust it "
      + "with: voicectl bundle trust \(voice.signer)"
  }
}
