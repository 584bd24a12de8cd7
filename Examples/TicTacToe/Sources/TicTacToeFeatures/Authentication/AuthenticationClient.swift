import ComposableArchitecture

/// A client that verifies the password of a user and, if the account requires a code, the code.
///
/// ```swift
/// @Dependency(\.authenticationClient) var authenticationClient
///
/// switch try await authenticationClient.logIn(email: email, password: password) {
/// case .authenticated(let session): …
/// case .codeRequired(let challenge): …
/// }
/// ```
///
/// An endpoint throws an ``AuthenticationError`` if the password or the code is rejected. In a
/// test, an endpoint that is not overridden reports an issue.
@DependencyClient
public struct AuthenticationClient: Sendable {
  /// Verifies an e-mail address and its password.
  public var logIn:
    @Sendable (_ email: String, _ password: String) async throws -> AuthenticationResponse

  /// Verifies the code for a challenge.
  public var verify: @Sendable (_ code: String, _ challenge: Challenge) async throws -> Session
}

extension AuthenticationClient: TestDependencyKey {
  public static let testValue = Self()

  public static let previewValue = Self(
    logIn: { email, _ in .authenticated(Session(email: email)) },
    verify: { _, challenge in Session(email: challenge.email) }
  )
}

extension DependencyValues {
  /// The client that verifies passwords and codes.
  public var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}
