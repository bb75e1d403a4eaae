internal import Glibc

/// What a process may use of a resource; the corresponding C function is `setrlimit`.
package enum ResourceLimit: Sendable {
  /// Bytes of a core file.
  case coreSize
  /// The number that descriptors stay below.
  case descriptorCount

  /// Lowers the limit for good; one that is lower already stays.
  package func set(_ value: Int) throws(PosixError) {
    let which =
      switch self {
      case .coreSize: RLIMIT_CORE
      case .descriptorCount: RLIMIT_NOFILE
      }
    let resource = __rlimit_resource_t(which.rawValue)
    var limit = rlimit()
    try checked("getrlimit") { getrlimit(resource, &limit) }
    limit.rlim_cur = min(limit.rlim_cur, rlim_t(value))
    limit.rlim_max = min(limit.rlim_max, rlim_t(value))
    try checked("setrlimit") { setrlimit(resource, &limit) }
  }
}
