import ComposableArchitecture
import Foundation
import TicTacToeFeatures

/// A client that imitates a server. Each endpoint waits for one second before it returns.
///
/// The password of every e-mail address is "password". An address that contains "2fa" also requires
/// the code "1234". A challenge is removed when the correct code is verified.
extension AuthenticationClient: DependencyKey {
  public static var liveValue: Self {
    let challenges = LockIsolated<Set<String>>([])

    return Self(
      logIn: { email, password in
        try await wait()
        guard email.contains("@"), password == "password" else {
          throw AuthenticationError.wrongPassword
        }
        guard email.contains("2fa") else {
          return .authenticated(Session(email: email))
        }
        @Dependency(\.uuid) var uuid
        let challenge = Challenge(email: email, token: uuid().uuidString)
        _ = challenges.withValue { $0.insert(challenge.token) }
        return .codeRequired(challenge)
      },
      verify: { code, challenge in
        try await wait()
        guard challenges.value.contains(challenge.token) else {
          throw AuthenticationError.unknownChallenge
        }
        guard code == "1234" else {
          throw AuthenticationError.wrongCode
        }
        _ = challenges.withValue { $0.remove(challenge.token) }
        return Session(email: challenge.email)
      }
    )
  }
}

private func wait() async throws {
  @Dependency(\.continuousClock) var clock
  try await clock.sleep(for: .seconds(1))
}
