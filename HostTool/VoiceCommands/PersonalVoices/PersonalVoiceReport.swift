internal import AppGroup
internal import CommandLineTool
internal import JSON

/// Who may use personal voices, for people and as data.
struct PersonalVoiceReport {
  private let state: GroupState
  /// What the store that is written is called.
  private let own: String

  init(_ state: GroupState, own: GroupFolder.Kind) {
    self.state = state
    self.own = own.description
  }

  /// Those that have asked and those that were decided on, in order.
  var applications: [String] {
    Set(state.merged.personalVoiceAuthorisations.keys)
      .union(state.merged.personalVoiceRequests.keys).sorted()
  }

  /// A row an application, and one for whether applications may ask.
  func table(of applications: [String], showsAsking: Bool) -> TextTable {
    var table = TextTable(["APPLICATION", "STATUS", "ASKED", "GROUP"])
    for application in applications {
      table.append([
        application, status(of: application).text, asked(application), group(of: application),
      ])
    }
    guard showsAsking else { return table }
    let isOwn = state.own.letsApplicationsAsk != nil
    let isLower = state.lower.letsApplicationsAsk != nil
    table.append([
      "applications may ask", letsAsk ? "on" : "off", "", isOwn ? own : isLower ? "system" : "",
    ])
    return table
  }

  func json(of application: String) -> JSONValue {
    var object = JSONObject()
    object["application"] = .string(application)
    object["status"] = .string(status(of: application).name)
    if let time = state.merged.personalVoiceRequests[application] {
      object["askedAt"] = .string("\(time)")
    }
    let group = group(of: application)
    if !group.isEmpty { object["group"] = .string(group) }
    return .object(object)
  }

  var json: JSONValue {
    [
      "applications": .array(applications.map { json(of: $0) }), "asking": .bool(letsAsk),
    ]
  }

  private var letsAsk: Bool { state.merged.letsApplicationsAsk ?? true }

  private func status(of application: String) -> PersonalVoiceStatus {
    state.merged.personalVoiceStatus(of: application)
  }

  private func asked(_ application: String) -> String {
    state.merged.personalVoiceRequests[application].map { "\($0)" } ?? ""
  }

  /// Whose group says it; empty where none does.
  private func group(of application: String) -> String {
    if state.own.mentions(application) { return own }
    return state.lower.mentions(application) ? "system" : ""
  }
}

extension StoreSnapshot {
  /// Whether the application was decided on here, or waits.
  func mentions(_ application: String) -> Bool {
    personalVoiceAuthorisations[application] != nil || personalVoiceRequests[application] != nil
  }
}

extension PersonalVoiceStatus {
  /// For programs.
  fileprivate var name: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .waiting: "waiting"
    case .denied: "denied"
    case .authorized: "authorized"
    }
  }

  /// For people.
  fileprivate var text: String {
    if self == .notDetermined { return "has not asked" }
    return name
  }
}
