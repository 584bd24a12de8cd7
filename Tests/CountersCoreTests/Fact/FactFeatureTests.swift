import ComposableArchitecture
import CountersCore
import NumberFacts
import XCTest

@MainActor
final class FactFeatureTests: XCTestCase {
  func testFactButtonLoadsAFactAndThenTheNextFact() async {
    let store = factStore { number, previous in
      NumberFact(text: "\(number) after \(previous?.text ?? "nothing")", kind: .web)
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    let first = NumberFact(text: "7 after nothing", kind: .web)
    await store.receive(.factResponse(first)) {
      $0.isLoading = false
      $0.fact = first
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    let second = NumberFact(text: "7 after 7 after nothing", kind: .web)
    await store.receive(.factResponse(second)) {
      $0.isLoading = false
      $0.fact = second
    }
    XCTAssertEqual(store.state.title, "Fact: 7")
  }

  func testSecondTapOnTheFactButtonWhileLoadingDoesNothing() async {
    let (answers, answer) = AsyncStream<NumberFact>.makeStream()
    let fact = NumberFact(text: "7 is odd.", kind: .computed)
    let store = factStore { _, _ in
      for await fact in answers { return fact }
      throw CancellationError()
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.send(.factButtonTapped)
    answer.yield(fact)
    await store.receive(.factResponse(fact)) {
      $0.isLoading = false
      $0.fact = fact
    }
  }

  func testFailedFetchPresentsAnAlertThatRetriesTheFetch() async {
    let attempts = LockIsolated(0)
    let fact = NumberFact(text: "7 is odd.", kind: .computed)
    let store = factStore { _, _ in
      attempts.withValue { $0 += 1 }
      guard attempts.value > 1 else { throw FactError(reason: "No network.") }
      return fact
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.receive(.factFailed(reason: "No network.")) {
      $0.isLoading = false
      $0.alert = noFact("No network.")
    }
    await store.send(.alert(.presented(.tryAgainButtonTapped))) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(.factResponse(fact)) {
      $0.isLoading = false
      $0.fact = fact
    }
  }

  func testRepeatedFailurePresentsAnAlertWithAnotherID() async {
    let store = factStore { _, _ in throw FactError(reason: "No network.") }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.receive(\.factFailed) {
      $0.isLoading = false
      $0.alert = noFact("No network.")
    }
    let first = store.state.alert?.id
    await store.send(.alert(.presented(.tryAgainButtonTapped))) {
      $0.alert = nil
      $0.isLoading = true
    }
    await store.receive(\.factFailed) {
      $0.isLoading = false
      $0.alert = noFact("No network.")
    }
    XCTAssertNotEqual(store.state.alert?.id, first)
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
  }

  func testDismissingTheAlertDoesNotChangeTheLastFact() async {
    let fact = NumberFact(text: "7 is odd.", kind: .computed)
    let isFailing = LockIsolated(false)
    let store = factStore { _, _ in
      if isFailing.value { throw FactError(reason: "No network.") }
      return fact
    }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.receive(\.factResponse) {
      $0.isLoading = false
      $0.fact = fact
    }
    isFailing.setValue(true)
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.receive(\.factFailed) {
      $0.isLoading = false
      $0.alert = noFact("No network.")
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
    XCTAssertEqual(store.state.fact, fact)
  }

  func testAlertShowsTheDescriptionOfAnyOtherError() async {
    struct Broken: Error, CustomStringConvertible {
      let description = "It broke."
    }
    let store = factStore { _, _ in throw Broken() }
    await store.send(.factButtonTapped) {
      $0.isLoading = true
    }
    await store.receive(.factFailed(reason: "It broke.")) {
      $0.isLoading = false
      $0.alert = noFact("It broke.")
    }
  }

  func testAlertHasTheNumberTheReasonAndTwoButtons() async throws {
    let store = factStore { _, _ in throw FactError(reason: "<b>No network</b>") }
    store.exhaustivity = .off
    await store.send(.factButtonTapped)
    await store.receive(\.factFailed)
    let alert = try XCTUnwrap(store.state.alert)
    XCTAssertEqual(String(state: alert.title), "No fact about 7")
    XCTAssertEqual(alert.message.map { String(state: $0) }, "<b>No network</b>")
    XCTAssertEqual(alert.buttons.map { String(state: $0.label) }, ["Try again", "Cancel"])
    XCTAssertEqual(alert.buttons.map(\.role), [nil, .cancel])
    XCTAssertEqual(alert.buttons.map(\.action.action), [.tryAgainButtonTapped, nil])
  }

  func testCounterLinkSendsADelegateAction() async {
    let store = factStore { _, _ in throw CancellationError() }
    await store.send(.goToCounterButtonTapped)
    await store.receive(.delegate(.goToCounter(7)))
  }

  func testCloseButtonDismissesTheFact() async {
    let store = factStore { _, _ in throw CancellationError() }
    await store.send(.closeButtonTapped)
    XCTAssertTrue(store.isDismissed)
  }

  private func factStore(
    fetch: @escaping @Sendable (Int, NumberFact?) async throws -> NumberFact
  ) -> TestStoreOf<FactFeature> {
    TestStore(initialState: FactFeature.State(number: 7)) {
      FactFeature()
    } withDependencies: {
      $0.numberFact = NumberFactClient(fetch: fetch)
    }
  }
}

private func noFact(_ reason: String) -> AlertState<FactFeature.Action.Alert> {
  AlertState {
    TextState("No fact about 7")
  } actions: {
    ButtonState(action: .tryAgainButtonTapped) { TextState("Try again") }
    ButtonState(role: .cancel) { TextState("Cancel") }
  } message: {
    TextState(reason)
  }
}
