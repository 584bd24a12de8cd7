import IssueReporting

/// A function that asserts a condition. The condition is false only if the program has a bug.
public protocol AssertionEffect: Sendable {
  /// Checks a condition. Call the value as a function.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

/// A function that reports an assertion failure. Call the function in code that runs only if the
/// program has a bug.
public protocol AssertionFailureEffect: Sendable {
  /// Reports the failure. Call the value as a function.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition, with an empty message and the location of the caller by default.
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
  /// Reports the failure, with an empty message and the location of the caller by default.
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    self.callAsFunction(message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// The function `assert`, which a test can override to observe a failure without a crash.
  ///
  /// In a test, a condition that is false is reported as an issue.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// The function `assertionFailure`, which a test can override to observe a call without a crash.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// The function `precondition`, which a test can override to observe a failure without a crash.
  ///
  /// In a test, a condition that is false is reported as an issue. Unlike `Swift.precondition`,
  /// this function then returns, and the code after the call runs.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}
