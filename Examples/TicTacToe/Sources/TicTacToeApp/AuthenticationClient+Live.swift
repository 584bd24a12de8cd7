import ComposableArchitecture
import Foundation
import TicTacToeFeatures

/// A stand-in for a server, kept in memory, that takes a second for each answer.
///
/// Everybody has the password "password". An e-mail address with "2fa" in it needs the code "1234",
/// too, which counts once for each time that it was asked for.
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
