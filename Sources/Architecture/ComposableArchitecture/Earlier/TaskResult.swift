import CasePaths
import IssueReporting

/// The result of asynchronous work, a value or any error, for use as the payload of an action.
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
/// Two results are equal if their values or their errors are equal. Errors that are not `Equatable`
/// are never equal. Errors in actions should therefore conform to `Equatable`.
@CasePathable
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work returned a value.
  case success(Success)
  /// The work threw an error.
  case failure(any Error)

  /// Runs `body`. An error that `body` throws, including a `CancellationError`, becomes a failure.
  public init(
    catching body: @Sendable () async throws -> Success
  ) async {
    do {
      self = .success(try await body())
    } catch {
      self = .failure(error)
    }
  }

  /// Converts a result, and erases the type of its error.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value of a success. Throws the error of a failure.
  public var value: Success {
    get throws {
      switch self {
      case .success(let value): value
      case .failure(let error): throw error
      }
    }
  }

  /// Returns a success with the result of `transform` for the value of a success. Returns a failure
  /// unchanged.
  public func map<NewSuccess>(
    _ transform: (_ value: Success) -> NewSuccess
  ) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the result of `transform` for the value of a success. Returns a failure unchanged.
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
  /// Converts a ``TaskResult`` to a result of the standard library.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}
