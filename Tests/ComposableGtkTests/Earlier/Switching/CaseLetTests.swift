import ComposableGtk
import GtkTestSupport
import TestSupport
import XCTest

final class CaseLetTests: XCTestCase {
  func testSwitchStoreShowsTheCurrentCaseAndThenTheNewCase() {
    onMain {
      let before = LiveObjects.now
      let store = Store(initialState: Choice.State.first(Tally.State(count: 1))) { Choice() }
      let window = TestWindow { ChoiceView(store: store) }
      XCTAssertEqual(window.texts, ["Count 1"])
      store.send(.chosen(.second(Tally.State(count: 2))))
      window.settle()
      XCTAssertEqual(window.texts, ["second", "Count 2"])
      window.close()
      XCTAssertEqual(LiveObjects.settled(at: before), before)
    }
  }

  func testCaseLetReportsAnotherCaseAtItsLine() {
    onMain {
      let store = Store(initialState: Choice.State.first(Tally.State())) { Choice() }
      let line: UInt = #line + 4
      let issues = recordIssues {
        let window = TestWindow {
          SwitchStore(store) { _ in
            CaseLet(\Choice.State.second, action: Choice.Action.second) { TallyView(store: $0) }
          }
        }
        XCTAssertEqual(window.texts, [])
        window.close()
      }
      XCTAssertEqual(issues.map(\.line), [line])
      XCTAssertTrue(issues.first?.message.contains("in another case") == true)
    }
  }

  func testCaseLetOutsideOfASwitchStoreIsReportedAtItsLine() {
    onMain {
      let line: UInt = #line + 3
      let issues = recordIssues {
        let window = TestWindow {
          CaseLet(\Choice.State.second, action: Choice.Action.second) { TallyView(store: $0) }
        }
        XCTAssertEqual(window.texts, [])
        window.close()
      }
      XCTAssertEqual(issues.map(\.line), [line])
      XCTAssertTrue(issues.first?.message.contains("no enclosing store") == true)
    }
  }
}

/// One of two features.
@Reducer
private struct Choice {
  enum State: Equatable {
    case first(Tally.State)
    case second(Tally.State)
  }

  enum Action {
    case chosen(State)
    case first(Tally.Action)
    case second(Tally.Action)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .chosen(let choice) = action {
        state = choice
      }
      return .none
    }
    .ifCaseLet(\.first, action: \.first) { Tally() }
    .ifCaseLet(\.second, action: \.second) { Tally() }
  }
}

private struct ChoiceView: View {
  let store: StoreOf<Choice>

  var body: some View {
    SwitchStore(store) { state in
      switch state {
      case .first:
        CaseLet(\Choice.State.first, action: Choice.Action.first, then: TallyView.init)
      case .second:
        Text("second")
        CaseLet(\Choice.State.second, action: Choice.Action.second, then: TallyView.init)
      }
    }
  }
}
