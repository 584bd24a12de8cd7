/// What comes of a correct password.
public enum AuthenticationResponse: Equatable, Sendable {
  /// The person is known.
  case authenticated(Session)
  /// The person has to give a code, too.
  case codeRequired(Challenge)
}

/// Somebody who is logged in.
public struct Session: Equatable, Sendable {
  public var email: String

  public init(email: String) {
    self.email = email
  }
}

/// A question for a code that waits for its answer.
public struct Challenge: Equatable, Sendable {
  public var email: String
  /// Names the challenge to whoever asked for the code.
  public var token: String

  public init(email: String, token: String) {
    self.email = email
    self.token = token
  }
}
