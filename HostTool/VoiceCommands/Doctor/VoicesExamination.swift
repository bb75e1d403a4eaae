internal import AppGroup
internal import Posix
internal import SpeechTypes
internal import VoiceBundle

/// The group's folders and stores, and the voices in them.
struct VoicesExamination {
  let location: AppGroupLocation
  let searchPath: BundleSearchPath

  /// One for each folder, then the voices and the bundles on offer.
  func checks() -> [DoctorCheck] {
    location.folders.map(checkFolder) + [checkVoices(), checkCatalog()]
  }

  private func checkFolder(_ folder: GroupFolder) -> DoctorCheck {
    let subject = "\(folder.kind) app group"
    let isWritten = folder == location.writable
    do throws(StoreError) {
      let problems = try AppGroup(AppGroupLocation([folder])).integrityProblems()
      if let first = problems.first {
        return DoctorCheck(
          subject, .fails, "\(folder.path): the store is damaged: \(first.problem)",
          advice: "`voicectl verify` tells more; restore the folder, or remove it and buy anew")
      }
    } catch {
      return DoctorCheck(subject, .fails, "\(error)")
    }
    guard FileSystem.exists(folder.path) else {
      return DoctorCheck(
        subject, .lacks, "\(folder.path): not there yet",
        advice: isWritten ? "the first voice that is bought makes it" : "")
    }
    do throws(PosixError) {
      if isWritten { try FileSystem.checkWritable(folder.path) }
    } catch {
      return DoctorCheck(
        subject, .lacks, "\(folder.path): can be read but not changed: \(error.number)")
    }
    return DoctorCheck(
      subject, .works, "\(folder.path): can be \(isWritten ? "read and changed" : "read")")
  }

  private func checkVoices() -> DoctorCheck {
    let subject = "voices"
    let state: StoreSnapshot
    do throws(StoreError) {
      state = try AppGroup(location).snapshot()
    } catch {
      return DoctorCheck(subject, .fails, "the store cannot be read")
    }
    let enabled = state.voices.filter(\.isAdvertised)
    let broken = enabled.filter {
      state.signatureProblem(of: $0) != nil || (try? VoiceBundle.load($0.bundlePath)) == nil
    }
    if let first = broken.first {
      return DoctorCheck(
        subject, broken.count == enabled.count ? .fails : .lacks,
        "\(broken.count) of \(enabled.count) enabled voices cannot be used, "
          + "\(first.identifier) for one",
        advice: "`voicectl verify` tells why; `voicectl buy ID` takes over a new bundle")
    }
    guard !enabled.isEmpty else {
      let bought = state.bought.first?.identifier.rawValue
      return DoctorCheck(
        subject, .fails, "none is enabled",
        advice: bought.map { "voicectl enable \($0)" }
          ?? "`voicectl catalog` lists those on offer; then voicectl buy --enable ID")
    }
    return DoctorCheck(
      subject, .works, "enabled: " + enabled.map(\.identifier.rawValue).joined(separator: ", "))
  }

  private func checkCatalog() -> DoctorCheck {
    let subject = "bundles on offer"
    let catalog = BundleCatalog.find(in: searchPath.folders)
    let folders = searchPath.folders.joined(separator: ", ")
    if let first = catalog.problems.first {
      return DoctorCheck(
        subject, .lacks, "\(catalog.problems.count) cannot be used: \(first)",
        advice: "`voicectl catalog` reports all of them")
    }
    guard !catalog.bundles.isEmpty else {
      return DoctorCheck(
        subject, .lacks, folders.isEmpty ? "no folder to look in" : "none in \(folders)",
        advice: "name a folder of bundles in $VOICE_PATH")
    }
    return DoctorCheck(subject, .works, "\(catalog.bundles.count) in \(folders)")
  }
}
