/// The response to a correct password.
public enum AuthenticationResponse: Equatable, Sendable {
  /// The user is logged in.
  case authenticated(Session)
  /// The account also requires a code.
  case codeRequired(Challenge)
}

/// The session of a user who is logged in.
public struct Session: Equatable, Sendable {
  public var email: String

  public init(email: String) {
    self.email = email
  }
}

/// A request for the code that an account requires in addition to the password.
public struct Challenge: Equatable, Sendable {
  public var email: String
  /// The identifier of the challenge.
  public var token: String

  public init(email: String, token: String) {
    self.email = email
    self.token = token
  }
}
