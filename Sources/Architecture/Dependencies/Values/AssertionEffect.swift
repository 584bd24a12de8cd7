import IssueReporting

/// Checks a condition that holds unless the program is wrong.
public protocol AssertionEffect: Sendable {
  /// Checks a condition. Call it as a function.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

/// Says that a place was reached that is not, unless the program is wrong.
public protocol AssertionFailureEffect: Sendable {
  /// Fails. Call it as a function.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    self.callAsFunction(condition(), message(), file: file, line: line)
  }
}

extension AssertionFailureEffect {
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    self.callAsFunction(message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// `assert`, which a test can override to see it fail without a crash.
  ///
  /// In a test, a condition that does not hold is reported as an issue.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// `assertionFailure`, which a test can override to see it called without a crash.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// `precondition`, which a test can override to see it fail without a crash.
  ///
  /// Unlike the original it returns under test, and the code after it runs.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}
