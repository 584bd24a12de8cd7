import Foundation

/// The reason why a login was rejected.
public enum AuthenticationError: LocalizedError, Equatable, Sendable {
  case wrongCode
  case wrongPassword
  /// The challenge was never created, or its code was already verified.
  case unknownChallenge

  public var errorDescription: String? {
    switch self {
    case .wrongCode: "The code is incorrect."
    case .wrongPassword: "The e-mail address or the password is incorrect."
    case .unknownChallenge: "The code is no longer valid. Log in again."
    }
  }
}
