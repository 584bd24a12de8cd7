import ComposableArchitecture
import TicTacToeApp
import TicTacToeFeatures
import XCTest

final class AuthenticationClientTests: XCTestCase {
  private let client = AuthenticationClient.liveValue

  override func invokeTest() {
    withDependencies {
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
    } operation: {
      super.invokeTest()
    }
  }

  func testKnowsEverybodyWithThePassword() async throws {
    let response = try await client.logIn(email: "ada@example.com", password: "password")
    XCTAssertEqual(response, .authenticated(Session(email: "ada@example.com")))
  }

  func testKnowsNobodyElse() async {
    for (email, password) in [("ada@example.com", "secret"), ("ada", "password")] {
      let result = await Result { try await client.logIn(email: email, password: password) }
      XCTAssertEqual(result[case: \.failure] as? AuthenticationError, .wrongPassword)
    }
  }

  func testTakesTheRightCodeOnce() async throws {
    let challenge = Challenge(email: "ada@2fa.org", token: UUID(0).uuidString)
    let response = try await client.logIn(email: "ada@2fa.org", password: "password")
    XCTAssertEqual(response, .codeRequired(challenge))

    let wrong = await Result { try await client.verify(code: "4321", challenge: challenge) }
    XCTAssertEqual(wrong[case: \.failure] as? AuthenticationError, .wrongCode)

    let session = try await client.verify(code: "1234", challenge: challenge)
    XCTAssertEqual(session, Session(email: "ada@2fa.org"))

    let again = await Result { try await client.verify(code: "1234", challenge: challenge) }
    XCTAssertEqual(again[case: \.failure] as? AuthenticationError, .unknownChallenge)
  }
}
