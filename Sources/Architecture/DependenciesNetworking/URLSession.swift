import Dependencies
import Foundation
import FoundationNetworking
import IssueLocations

extension DependencyValues {
  /// The session that sends requests. Defaults to the shared session.
  ///
  /// In a test, each request fails and reports an issue, unless the test overrides the session.
  ///
  /// The property is in a separate module, because a program that links FoundationNetworking
  /// statically requires libcurl, and building the program requires the development package of
  /// libcurl. `Scripts/release-app` builds such a program without the development package.
  public var urlSession: URLSession {
    get { self[URLSessionKey.self] }
    set { self[URLSessionKey.self] = newValue }
  }
}

private enum URLSessionKey: DependencyKey {
  static var liveValue: URLSession { .shared }
  static var testValue: URLSession {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [UnimplementedURLProtocol.self]
    return URLSession(configuration: configuration)
  }
}

/// A protocol that fails each request and reports an issue.
private final class UnimplementedURLProtocol: URLProtocol {
  override static func canInit(with request: URLRequest) -> Bool { true }

  override static func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  override func startLoading() {
    let url = request.url?.absoluteString ?? "without URL"
    UnimplementedUse(
      of: #"@Dependency(\.urlSession)"#,
      details: [("Request", "\(request.httpMethod ?? "GET") \(url)")],
      // The loading system creates the protocol, so the code that made the request isn't known.
      at: nil
    )
    .report(
      #"@Dependency(\.urlSession) was used in a test that does not override the dependency."#,
      advice: """
        A test must not depend on the network. Override the client that makes the request, or \
        override the session with a session whose configuration has a protocol class that responds.
        """
    )
    client?.urlProtocol(self, didFailWithError: URLError(.resourceUnavailable))
  }

  override func stopLoading() {}
}
