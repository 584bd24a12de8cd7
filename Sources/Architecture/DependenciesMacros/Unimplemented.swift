import Foundation
import IssueLocations

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
  /// - Parameter endpoint: The name of the client and the name of the endpoint, such as
  ///   `"UserClient.fetch"`.
  public init(_ endpoint: String) {
    self.endpoint = endpoint
  }

  /// Reports that the endpoint was called, and returns the error for the endpoint to throw. The
  /// issue names the test and the feature that have called the endpoint, and is not repeated for
  /// this feature.
  @discardableResult
  public func report(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedUse(
      of: endpoint,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
    .report(
      "Unimplemented: '\(endpoint)' was called, but the endpoint has no implementation.",
      advice: """
        A test must override each endpoint that is called, so that the test does not affect the \
        real world. If the call is expected, override the endpoint: \
        'withDependencies { $0.\(example) = { … } } operation: { … }'. In an app, the client was \
        created without this endpoint: pass the endpoint to the initializer of the client.
        """
    )
    return self
  }

  /// The likely path of the endpoint in `DependencyValues`, such as `userClient.fetch`.
  private var example: String {
    endpoint.prefix(1).lowercased() + endpoint.dropFirst()
  }
}

extension Unimplemented: LocalizedError {
  /// A message with the name of the client and the name of the endpoint.
  public var errorDescription: String? { "'\(endpoint)' is not implemented." }
}
