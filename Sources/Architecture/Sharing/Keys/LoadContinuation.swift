import ConcurrencyExtras
import IssueReporting

/// The continuation of a load. A key resumes the continuation exactly once, with the result of the
/// load.
public struct LoadContinuation<Value>: Sendable {
  private let completion: Completion<Value?>

  init(
    describing describeKey: (@Sendable () -> String)?,
    _ body: @escaping @Sendable (Result<Value?, any Error>?) -> Void
  ) {
    completion = Completion(
      name: "A load continuation",
      describeKey: describeKey,
      body: body
    )
  }

  /// Creates a continuation that calls `body` with the result of the load: the loaded value, `nil`
  /// if the storage has no value, or an error. If the continuation is never resumed, an issue is
  /// reported, and `body` is called with `nil`.
  public init(_ body: @escaping @Sendable (Result<Value?, any Error>) -> Void) {
    self.init(describing: nil) { body($0 ?? .success(nil)) }
  }

  /// Completes the load with a value.
  public func resume(returning value: Value) {
    resume(with: .success(value))
  }

  /// Completes the load with the default of the reference, because the storage has no value.
  public func resumeReturningInitialValue() {
    resume(with: .success(nil))
  }

  /// Completes the load with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Completes the load with a value, with the default of the reference if the value is `nil`, or
  /// with an error.
  public func resume(with result: Result<Value?, any Error>) {
    completion.finish(result)
  }
}

/// The continuation of a save. A key resumes the continuation exactly once.
public struct SaveContinuation: Sendable {
  private let completion: Completion<Void>

  init(
    describing describeKey: (@Sendable () -> String)?,
    _ body: @escaping @Sendable (Result<Void, any Error>?) -> Void
  ) {
    completion = Completion(
      name: "A save continuation",
      describeKey: describeKey,
      body: body
    )
  }

  /// Creates a continuation that calls `body` with the result of the save. If the continuation is
  /// never resumed, an issue is reported, and `body` is called without an error.
  public init(_ body: @escaping @Sendable (Result<Void, any Error>) -> Void) {
    self.init(describing: nil) { body($0 ?? .success(())) }
  }

  /// Completes the save.
  public func resume() {
    resume(with: .success(()))
  }

  /// Completes the save with an error.
  public func resume(throwing error: any Error) {
    resume(with: .failure(error))
  }

  /// Completes the save, with an error if the result is a failure.
  public func resume(with result: Result<Void, any Error>) {
    completion.finish(result)
  }
}

/// A function that must be called exactly once. A second call is reported as an issue. If there is
/// no call before the release, an issue is reported and the function is called with `nil`.
private final class Completion<Value>: Sendable {
  private let name: String
  private let describeKey: (@Sendable () -> String)?
  private let body: Lock<(@Sendable (Result<Value, any Error>?) -> Void)?>

  init(
    name: String,
    describeKey: (@Sendable () -> String)?,
    body: @escaping @Sendable (Result<Value, any Error>?) -> Void
  ) {
    self.name = name
    self.describeKey = describeKey
    self.body = Lock(body)
  }

  private func removeBody() -> (@Sendable (Result<Value, any Error>?) -> Void)? {
    body.withLock { body in
      defer { body = nil }
      return body
    }
  }

  private var key: String { describeKey?() ?? "a key" }

  deinit {
    guard let body = removeBody() else { return }
    reportIssue(
      """
      \(name) of \(key) has leaked: it was released before it was resumed. Tasks that wait for it \
      resume at once, and the value is unchanged. Resume it exactly once.
      """
    )
    body(nil)
  }

  func finish(_ result: Result<Value, any Error>) {
    guard let body = removeBody() else {
      reportIssue("\(name) of \(key) was resumed twice. Resume it exactly once.")
      return
    }
    body(result)
  }
}
