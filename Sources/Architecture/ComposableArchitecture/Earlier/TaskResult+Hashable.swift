import CustomDump
import IssueReporting

extension TaskResult: Equatable where Success: Equatable {
  /// Whether both results are successes with equal values, or failures with equal errors.
  ///
  /// Errors that are not `Equatable` are unequal. If two such errors of the same type are compared,
  /// an issue is reported, unless a test store compares the errors only to show a difference.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    switch (lhs, rhs) {
    case (.success(let lhs), .success(let rhs)):
      return lhs == rhs
    case (.failure(let lhs), .failure(let rhs)):
      // Cast through `Any`, because the compiler assumes that every error conforms to `Equatable`.
      if let lhs = (lhs as Any) as? any Equatable { return lhs.isEqual(to: rhs) }
      if TaskResultErrors.areReported, type(of: lhs) == type(of: rhs) {
        reportIncomparable(lhs)
      }
      return false
    case (.success, .failure), (.failure, .success):
      return false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Hashes the value or the error. An error that is not `Hashable` is not hashed.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value):
      hasher.combine(0)
      hasher.combine(value)
    case .failure(let error):
      hasher.combine(1)
      if let error = (error as Any) as? any Hashable {
        hasher.combine(AnyHashable(error))
      } else if TaskResultErrors.areReported {
        reportUnhashable(error)
      }
    }
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Error) -> Bool {
    (other as? Self).map { self == $0 } ?? false
  }
}

private func reportIncomparable(_ error: any Error) {
  reportIssue(
    """
    Two failures of a 'TaskResult' were compared, but the type of their errors is not 'Equatable':

    \(String(customDumping: error).indented(by: 4))

    The failures are not equal. A test that expects such a failure always fails: make \
    '\(type(of: error))' 'Equatable'.
    """
  )
}

private func reportUnhashable(_ error: any Error) {
  reportIssue(
    """
    A failure of a 'TaskResult' was hashed, but the type of its error is not 'Hashable':

    \(String(customDumping: error).indented(by: 4))

    All such failures have the same hash value. Make '\(type(of: error))' 'Hashable'.
    """
  )
}
