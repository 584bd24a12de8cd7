import ComposableArchitecture
import Testing
import TicTacToeFeatures

@MainActor
struct LoginTests {
  private let ada = Session(email: "ada@example.com")

  @Test func logsInWithAPassword() async {
    let store = TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.authenticationClient.logIn = { email, password in
        #expect(password == "secret")
        return .authenticated(Session(email: email))
      }
    }

    await store.send(\.view.binding.email, "ada@example.com") {
      $0.email = "ada@example.com"
    }
    await store.send(\.view.binding.password, "secret") {
      $0.password = "secret"
    }
    #expect(store.state.isFormValid)
    await store.send(\.view.logInButtonTapped) {
      $0.isLoggingIn = true
    }
    await store.receive(\.logInResponse.success, .authenticated(ada)) {
      $0.isLoggingIn = false
    }
    await store.receive(\.delegate.didLogIn, ada)
  }

  @Test(arguments: [("ada", "secret"), ("ada@example.com", ""), ("", "")])
  func doesNotLogInWithAnIncompleteForm(email: String, password: String) async {
    var state = Login.State()
    state.email = email
    state.password = password
    let store = TestStore(initialState: state) { Login() }

    await store.send(.view(.logInButtonTapped))
  }

  @Test func logsInOnceHoweverOftenTheButtonIsTapped() async {
    let clock = TestClock()
    let store = TestStore(initialState: Login.State.filledIn) {
      Login()
    } withDependencies: {
      $0.authenticationClient.logIn = { email, _ in
        try await clock.sleep(for: .seconds(1))
        return .authenticated(Session(email: email))
      }
    }

    await store.send(.view(.logInButtonTapped)) {
      $0.isLoggingIn = true
    }
    await store.send(.view(.logInButtonTapped))
    await clock.advance(by: .seconds(1))
    await store.receive(\.logInResponse.success) {
      $0.isLoggingIn = false
    }
    await store.receive(\.delegate.didLogIn)
  }

  @Test func showsWhyItFailed() async {
    let store = TestStore(initialState: Login.State.filledIn) {
      Login()
    } withDependencies: {
      $0.authenticationClient.logIn = { _, _ in throw AuthenticationError.wrongPassword }
    }

    await store.send(.view(.logInButtonTapped)) {
      $0.isLoggingIn = true
    }
    await store.receive(\.logInResponse.failure) {
      $0.alert = AlertState {
        TextState("The e-mail address or the password is incorrect.")
      }
      $0.isLoggingIn = false
      $0.password = ""
    }
    await store.send(\.alert.dismiss) {
      $0.alert = nil
    }
  }

  @Test func asksForACode() async {
    let challenge = Challenge(email: ada.email, token: "deadbeef")
    let store = TestStore(initialState: Login.State.filledIn) {
      Login()
    } withDependencies: {
      $0.authenticationClient.logIn = { _, _ in .codeRequired(challenge) }
      $0.authenticationClient.verify = { code, challenge in
        #expect(code == "1234" && challenge.token == "deadbeef")
        return Session(email: challenge.email)
      }
    }

    await store.send(.view(.logInButtonTapped)) {
      $0.isLoggingIn = true
    }
    await store.receive(\.logInResponse.success) {
      $0.isLoggingIn = false
      $0.twoFactor = TwoFactor.State(challenge: challenge)
    }
    await store.send(\.twoFactor.view.binding.code, "1234") {
      $0.twoFactor?.code = "1234"
    }
    await store.send(\.twoFactor.view.submitButtonTapped) {
      $0.twoFactor?.isVerifying = true
    }
    await store.receive(\.twoFactor.verifyResponse.success) {
      $0.twoFactor?.isVerifying = false
    }
    await store.receive(\.twoFactor.delegate.didVerify)
    await store.receive(\.delegate.didLogIn, ada)
  }

  @Test func forgetsTheCodeThatIsCheckedWhenSomebodyGoesBack() async {
    let clock = TestClock()
    var state = Login.State.filledIn
    state.twoFactor = TwoFactor.State(challenge: Challenge(email: ada.email, token: ""))
    state.twoFactor?.code = "1234"
    let store = TestStore(initialState: state) {
      Login()
    } withDependencies: {
      $0.authenticationClient.verify = { _, challenge in
        try await clock.sleep(for: .seconds(1))
        return Session(email: challenge.email)
      }
    }

    await store.send(\.twoFactor.view.submitButtonTapped) {
      $0.twoFactor?.isVerifying = true
    }
    await store.send(\.twoFactor.view.cancelButtonTapped)
    await store.receive(\.twoFactor.dismiss) {
      $0.twoFactor = nil
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test func failsATestThatForgetsTheClient() async {
    let store = TestStore(initialState: Login.State.filledIn) { Login() }
    store.exhaustivity = .off

    await withKnownIssue {
      await store.send(.view(.logInButtonTapped))
      await store.receive(\.logInResponse.failure)
    } matching: { issue in
      String(describing: issue).contains("AuthenticationClient.logIn")
    }
  }
}

extension Login.State {
  fileprivate static var filledIn: Self {
    var state = Self()
    state.email = "ada@example.com"
    state.password = "secret"
    return state
  }
}
