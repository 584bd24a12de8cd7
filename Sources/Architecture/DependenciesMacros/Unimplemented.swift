import Foundation
import IssueReporting

/// The error that an unimplemented endpoint of a client throws.
///
/// ```swift
/// let client = UserClient()
/// try await client.fetch(id: 42)  // reports an issue, and throws this
/// ```
public struct Unimplemented: Error, Equatable {
  private let endpoint: String

  /// Creates the error of an endpoint.
  ///
  /// - Parameter endpoint: The names of the client and its endpoint: `"UserClient.fetch"`.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// Reports that the endpoint was called, and returns the error for the endpoint to throw.
  @discardableResult
  public func report(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    reportIssue(
      """
      Unimplemented: '\(endpoint)' was called, and nobody has said what it does.

      A test has to name what it depends on, so that it doesn't reach the real world unnoticed. If \
      the call is meant to happen, override the endpoint, as in \
      'withDependencies { $0.\(example) = { … } } operation: { … }'. In an app, the client that is \
      used was made without this endpoint: give it to its initializer.
      """,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
    return self
  }

  /// The likely name of the endpoint in an extension of `DependencyValues`.
  private var example: String {
    endpoint.prefix(1).lowercased() + endpoint.dropFirst()
  }
}

extension Unimplemented: LocalizedError {
  /// A message with the names of the client and its endpoint, for the user of an app.
  public var errorDescription: String? { "'\(endpoint)' is not implemented." }
}
