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
    state.providers.filter(\.isEnabled).map { provider in
      let subject = "provider \(provider.identifier)"
      do throws(ProviderError) {
        let answer = try ask(
          ProviderLaunch(provider, group: group), answerMilliseconds: Int32(timeoutMilliseconds))
        return DoctorCheck(
          subject, .works,
          "\(provider.executablePath): \(answer.providerName), voices: \(answer.list.voices.count)")
      } catch {
        // Its own voices alone are lost.
        return DoctorCheck(
          subject, .lacks, "\(error)",
          advice: "repair it, or do without: voicectl provider disable \(provider.identifier)")
      }
    }
  }

  /// Starts a provider, greets it and asks for its voices.
  ///
  /// - Parameter answerMilliseconds: How long it may owe an answer.
  static func ask(
    _ launch: ProviderLaunch, answerMilliseconds: Int32 = 10_000
  ) throws(ProviderError) -> MergedVoiceList.Part {
    let connection = try ProviderConnection(
      launch, clientName: "voicectl", answerMilliseconds: answerMilliseconds)
    return MergedVoiceList.Part(
      launch: launch, providerName: connection.providerName, list: try connection.voiceList())
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
