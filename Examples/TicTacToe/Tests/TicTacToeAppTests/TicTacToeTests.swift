import ComposableArchitecture
import TicTacToeApp
import TicTacToeFeatures
import XCTest

@MainActor
final class TicTacToeTests: XCTestCase {
  func testEverythingFromLoginToLogOut() async {
    let store = TestStore(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient = .liveValue
      $0.continuousClock = ImmediateClock()
      $0.uuid = .incrementing
    }
    store.exhaustivity = .off

    await store.send(\.login.view.binding.email, "ada@2fa.org")
    await store.send(\.login.view.binding.password, "password")
    await store.send(\.login.view.logInButtonTapped)
    await store.receive(\.login.logInResponse.success) {
      $0.modify(\.login) {
        $0.twoFactor = TwoFactor.State(
          challenge: Challenge(email: "ada@2fa.org", token: UUID(0).uuidString)
        )
      }
    }
    await store.send(\.login.twoFactor.view.binding.code, "1234")
    await store.send(\.login.twoFactor.view.submitButtonTapped)
    await store.receive(\.login.delegate.didLogIn) {
      $0 = .newGame(NewGame.State(session: Session(email: "ada@2fa.org")))
    }

    await store.send(\.newGame.binding.xName, "Ada")
    await store.send(\.newGame.binding.oName, "Bob")
    await store.send(\.newGame.startButtonTapped)
    for square in [0, 3, 1, 4, 2] {
      await store.send(\.newGame.destination.game.squareTapped, square)
    }
    store.assert {
      $0.modify(\.newGame) {
        $0.destination?.modify(\.game) { $0.turn = .x }
      }
    }
    XCTAssertEqual(store.state.newGame?.destination?.game?.board.outcome, .won(.x))
    await store.send(\.newGame.destination.game.quitButtonTapped)
    await store.receive(\.newGame.destination.dismiss) {
      XCTModify(&$0, case: \.newGame) { $0.destination = nil }
    }

    await store.send(\.newGame.logOutButtonTapped)
    await store.send(\.newGame.destination.logOut.confirmButtonTapped)
    await store.receive(\.newGame.delegate.didLogOut) {
      $0 = .login(Login.State())
    }
  }

  func testEveryStepOfALogin() async {
    let clock = TestClock()
    let store = TestStore(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient = .liveValue
      $0.continuousClock = clock
    }

    await store.send(.login(.view(.set(\.email, "ada@example.com")))) {
      $0.modify(\.login) { $0.email = "ada@example.com" }
    }
    await store.send(.login(.view(.set(\.password, "password")))) {
      $0.modify(\.login) { $0.password = "password" }
    }
    await store.send(.login(.view(.logInButtonTapped))) {
      $0.modify(\.login) { $0.isLoggingIn = true }
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.login.logInResponse.success) {
      $0.modify(\.login) { $0.isLoggingIn = false }
    }
    await store.receive(\.login.delegate.didLogIn) {
      $0 = .newGame(NewGame.State(session: Session(email: "ada@example.com")))
    }
  }

  func testAFormForACodeLeavesNothingBehind() async {
    var login = Login.State()
    login.twoFactor = TwoFactor.State(challenge: Challenge(email: "ada@2fa.org", token: ""))
    login.twoFactor?.code = "1234"
    let store = TestStore(initialState: TicTacToe.State.login(login)) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient.verify = { _, challenge in Session(email: challenge.email) }
    }

    let task = await store.send(\.login.twoFactor.view.submitButtonTapped) {
      $0.modify(\.login) { $0.twoFactor?.isVerifying = true }
    }
    await store.receive(\.login.twoFactor.verifyResponse.success) {
      $0.modify(\.login) { $0.twoFactor?.isVerifying = false }
    }
    await store.receive(\.login.twoFactor.delegate.didVerify)
    await store.receive(\.login.delegate.didLogIn) {
      $0 = .newGame(NewGame.State(session: Session(email: "ada@2fa.org")))
    }
    // No effect of the form is in flight after the form was removed.
    await task.finish()
  }

  func testAStoreOfTheFeatureThatIsThere() async {
    let store = Store(initialState: TicTacToe.State.login(Login.State())) {
      TicTacToe.body
    } withDependencies: {
      $0.authenticationClient.logIn = { email, _ in .authenticated(Session(email: email)) }
    }
    guard case .login(let login) = store.case else { return XCTFail("No login is shown.") }

    login.email = "ada@example.com"
    login.password = "password"
    await login.send(.view(.logInButtonTapped)).finish()

    guard case .newGame(let newGame) = store.case else { return XCTFail("No new game is shown.") }
    XCTAssertEqual(newGame.session, Session(email: "ada@example.com"))
  }
}
