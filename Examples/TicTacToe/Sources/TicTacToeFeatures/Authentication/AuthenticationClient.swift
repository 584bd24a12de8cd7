import ComposableArchitecture

/// Asks somebody else who a person is.
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
/// Both endpoints throw an ``AuthenticationError`` where the answer is no. What a test doesn't
/// override fails it.
@DependencyClient
public struct AuthenticationClient: Sendable {
  /// Checks an e-mail address with its password.
  public var logIn:
    @Sendable (_ email: String, _ password: String) async throws -> AuthenticationResponse

  /// Checks the code that a challenge asked for.
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
  /// Asks somebody else who a person is.
  public var authenticationClient: AuthenticationClient {
    get { self[AuthenticationClient.self] }
    set { self[AuthenticationClient.self] = newValue }
  }
}
