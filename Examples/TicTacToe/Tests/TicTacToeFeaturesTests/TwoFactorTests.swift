import ComposableArchitecture
import Testing
import TicTacToeFeatures

@MainActor
struct TwoFactorTests {
  @Test(arguments: [("12345", "1234"), ("1a2-3", "123"), ("١٢٣٤", "")])
  func keepsOnlyWhatCanBePartOfACode(typed: String, kept: String) async {
    let store = TestStore(initialState: TwoFactor.State.initial) { TwoFactor() }

    await store.withExhaustivity(.off) {
      await store.send(.view(.set(\.code, typed)))
    }
    #expect(store.state.code == kept)
    #expect(store.state.isFormValid == (kept.count == 4))
  }

  @Test func asksAgainAfterAWrongCode() async {
    let store = TestStore(initialState: TwoFactor.State.initial) {
      TwoFactor()
    } withDependencies: {
      $0.authenticationClient.verify = { _, _ in throw AuthenticationError.wrongCode }
    }

    await store.send(\.view.submitButtonTapped)
    await store.send(\.view.binding.code, "4321") {
      $0.code = "4321"
    }
    await store.send(\.view.submitButtonTapped) {
      $0.isVerifying = true
    }
    await store.receive(\.verifyResponse.failure) {
      $0.alert = AlertState { TextState("The code is incorrect.") }
      $0.code = ""
      $0.isVerifying = false
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
  }

  @Test func isLeftByItself() async {
    let store = TestStore(initialState: TwoFactor.State.initial) { TwoFactor() }

    await store.send(.view(.cancelButtonTapped)).finish()
    #expect(store.isDismissed)
  }
}

extension TwoFactor.State {
  fileprivate static var initial: Self {
    Self(challenge: Challenge(email: "ada@example.com", token: "deadbeef"))
  }
}
