import IssueReporting

enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = LiveAssertionEffect()
  static let testValue: any AssertionEffect = ReportingAssertionEffect(name: "Assertion")
}

enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = LiveAssertionFailureEffect()
  static let testValue: any AssertionFailureEffect = ReportingAssertionFailureEffect()
}

enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = LivePreconditionEffect()
  static let testValue: any AssertionEffect = ReportingAssertionEffect(name: "Precondition")
}

private struct LiveAssertionEffect: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct LiveAssertionFailureEffect: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct LivePreconditionEffect: AssertionEffect {
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct ReportingAssertionEffect: AssertionEffect {
  let name: String

  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    guard !condition() else { return }
    let message = message()
    reportIssue(
      message.isEmpty ? "\(name) failed." : "\(name) failed: \(message)",
      fileID: file,
      filePath: file,
      line: line
    )
  }
}

private struct ReportingAssertionFailureEffect: AssertionFailureEffect {
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  ) {
    let message = message()
    reportIssue(
      message.isEmpty ? "Assertion failed." : "Assertion failed: \(message)",
      fileID: file,
      filePath: file,
      line: line
    )
  }
}
