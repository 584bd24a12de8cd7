import Foundation

/// Why somebody was not let in.
public enum AuthenticationError: LocalizedError, Equatable, Sendable {
  case wrongCode
  case wrongPassword
  /// The challenge was never made, or has been met.
  case unknownChallenge

  public var errorDescription: String? {
    switch self {
    case .wrongCode: "That is not the code."
    case .wrongPassword: "Nobody has this e-mail address with this password."
    case .unknownChallenge: "This code is asked for no longer. Log in again."
    }
  }
}
