import CasePaths
import IssueReporting

/// What became of asynchronous work: a value, or any error. For the payload of an action.
///
/// ```swift
/// enum Action {
///   case factResponse(TaskResult<String>)
/// }
///
/// return .run { send in
///   await send(.factResponse(TaskResult { try await facts.fetch() }))
/// }
/// ```
///
/// Results are equal if their values are, or their errors. Errors that can't be compared are never
/// equal, which is reported if they are of the same type: make an error `Equatable` that is to
/// appear in an action.
@CasePathable
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work ended with a value.
  case success(Success)
  /// The work ended with an error.
  case failure(any Error)

  /// Runs the work. An error it throws, cancellation included, becomes a failure.
  public init(
    catching body: @Sendable () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Forgets the type of a result's error.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success; the error of a failure is thrown.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Changes the value of a success.
  public func map<NewSuccess>(
    _ transform: (_ value: Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Changes the value of a success into another result.
  public func flatMap<NewSuccess>(
    _ transform: (_ value: Success) -> TaskResult<NewSuccess>
  ) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Turns a ``TaskResult`` into a result of the standard library.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}
