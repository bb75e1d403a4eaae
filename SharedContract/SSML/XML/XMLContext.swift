/// What the readers of a document's layers share.
struct XMLContext: Sendable {
  let limits: SSMLLimits
  var log: DiagnosticLog
  var entities: EntityTable
  /// Whether no element is open, so that white space is not text.
  var isOutsideRoot = true

  init(limits: SSMLLimits) {
    self.limits = limits
    log = DiagnosticLog(limit: limits.diagnosticCount)
    entities = EntityTable(limits: limits)
  }
}
