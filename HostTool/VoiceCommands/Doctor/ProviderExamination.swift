internal import AppGroup
internal import Posix
internal import ProviderClient
internal import SpeechTypes

/// Whether the provider's program is there and runs.
enum ProviderExamination {
  private static let subject = "provider"
  private static let timeoutMilliseconds: Int64 = 5000
  private static let answerByteLimit = 1000

  /// Starts the provider and waits up to five seconds for its answer.
  static func check() -> DoctorCheck {
    let path: String
    do throws(ProviderError) {
      path = try ProviderLaunch.system(group: nil).path
    } catch {
      return DoctorCheck(
        subject, .fails, "\(error)", advice: "install it, or name its file in $VOICE_PROVIDER")
    }
    do throws(PosixError) {
      let answer = try version(of: path)
      guard !answer.isEmpty else {
        return DoctorCheck(
          subject, .fails, "\(path): does not answer --version",
          advice: "run `\(path) --version` to see why")
      }
      return DoctorCheck(subject, .works, "\(path): \(answer)")
    } catch {
      return DoctorCheck(subject, .fails, "\(path): \(error.number) (\(error.call))")
    }
  }

  /// Starts every registered provider that is enabled, and asks it for its voices.
  ///
  /// - Parameter group: The app group's folder, when it is not the usual one.
  static func checkRegistered(in state: StoreSnapshot, group: String?) -> [DoctorCheck] {
    let answers = ask(
      state.providers.filter(\.isEnabled).map { ProviderLaunch($0, group: group) },
      answerMilliseconds: Int32(timeoutMilliseconds))
    return answers.map { answer in
      let identifier = answer.launch.identifier ?? ""
      let subject = "provider \(identifier)"
      switch answer.result {
      case .success(let part):
        return DoctorCheck(
          subject, .works,
          "\(answer.launch.path): \(part.providerName), voices: \(part.list.voices.count)")
      case .failure(let error):
        // Its own voices alone are lost.
        return DoctorCheck(
          subject, .lacks, "\(error)",
          advice: "repair it, or do without: voicectl provider disable \(identifier)")
      }
    }
  }

  /// Starts providers side by side, asks them for their voices and ends them.
  ///
  /// - Parameter answerMilliseconds: How long each may take for it all.
  static func ask(
    _ launches: [ProviderLaunch], answerMilliseconds: Int32
  ) -> [ConnectedProviders.Answer] {
    var providers = ConnectedProviders(clientName: "voicectl")
    return providers.ask(launches, answerMilliseconds: answerMilliseconds)
  }

  /// The first line that the program prints for `--version`; empty when it prints none or is too
  /// slow. A program that goes on after that is killed.
  private static func version(of path: String) throws(PosixError) -> String {
    let pipe = try Pipe()
    let null = try Descriptor(opening: "/dev/null", .readWrite)
    let child = try ChildProcess(
      path: path, arguments: ["--version"], standardInput: null.rawValue,
      standardOutput: pipe.writeEnd.rawValue, standardError: null.rawValue)
    // Without our own writing end the child's end ends the reading.
    let output = pipe.split { readEnd, _ in readEnd }
    guard let answer = try readAll(output) else { return "" }
    child.send(.kill)
    _ = child.wait()
    return String(decoding: answer.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// Everything up to the end; nil when that is too long in coming.
  private static func readAll(_ output: borrowing Descriptor) throws(PosixError) -> [UInt8]? {
    let deadline = MonotonicClock.milliseconds() + timeoutMilliseconds
    var answer: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: answerByteLimit)
    while answer.count < answerByteLimit {
      let left = deadline - MonotonicClock.milliseconds()
      var wanted = [PollEntry(descriptor: output.rawValue, events: .readable)]
      guard left > 0 else { return nil }
      guard try poll(&wanted, timeoutMilliseconds: Int32(left)) else { continue }
      let count = try output.read(into: &chunk)
      if count == 0 { return answer }
      answer += chunk.prefix(count)
    }
    return nil
  }
}
