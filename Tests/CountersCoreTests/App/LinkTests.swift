import ComposableArchitecture
import CountersCore
import DeepLinks
import XCTest

@MainActor
final class LinkTests: XCTestCase {
  func testOpenedLinkReplacesThePath() async {
    let store = appStore(.counter(1), .fact(2))
    await store.send(.linkOpened("counters:///counter/42/fact/7")) {
      $0.path = StackState([.counter(42), .fact(7)])
    }
  }

  func testOpenedLinkCancelsTheTimerOfTheRemovedScreen() async {
    let clock = TestClock()
    let store = appStore(.counter(1), clock: clock)
    await store.send(.counter(0, .timerButtonTapped)) {
      $0.path[id: 0, case: \.counter]?.isTimerRunning = true
    }
    await store.send(.linkOpened("counters:")) {
      $0.path = StackState()
    }
    await clock.advance(by: .seconds(5))
  }

  func testInvalidLinkPresentsAnAlertAndDoesNotChangeThePath() async {
    let store = appStore(.counter(1))
    await store.send(.linkOpened("counters:///counter/abc")) {
      $0.alert = AlertState {
        TextState("The link can't be opened")
      } message: {
        TextState(verbatim: "Part 2 of the link is 'abc'. Expected a whole number.")
      }
    }
    await store.send(.alert(.dismiss)) {
      $0.alert = nil
    }
  }

  func testRouterReturnsTheLinkToAPath() {
    let path: [AppFeature.Path.State] = [.counter(42), .fact(-7)]
    XCTAssertEqual(DeepLinkRouter.counters.link(to: path), "counters:///counter/42/fact/-7")
  }

  func testFailureToSaveTheSessionPresentsAnAlert() async {
    let store = appStore(.counter(1))
    await store.send(.sessionNotSaved(reason: "It can't be.")) {
      $0.alert = AlertState {
        TextState("The session can't be saved")
      } message: {
        TextState(verbatim: "It can't be. The app tries to save again after each change.")
      }
    }
  }
}
