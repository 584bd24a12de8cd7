import TestSupport
import XCTest

@testable import ComposableArchitecture

/// The effects that a child returns for the action for which its parent removes the child.
final class ChildRemovalTests: FeatureTestCase {
  func testActionSentByAChildThatTheParentRemovesIsReported() async {
    let store = Store(initialState: Family.State()) { Family() }
    let issues = recordIssues { store.send(.child(.say)) }
    assertOne(issues, at: Family.childLine, containing: "Family.Action.child(.said)")
    XCTAssertEqual(store.withState(\.heard), ["said"])
  }

  func testParentEffectOfTheActionThatRemovesTheChildIsNotCancelled() async {
    let store = Store(initialState: Family.State()) { Family() }
    await assertFinishes(store.send(.child(.leave)))
    XCTAssertNil(store.withState(\.child))
    XCTAssertEqual(store.withState(\.heard), ["parent"])
  }
}

@Reducer
private struct Family {
  struct State {
    var child: Int? = 0
    var heard: [String] = []
  }

  enum ChildAction {
    case leave
    case said
    case say
  }

  enum Action {
    case child(ChildAction)
    case parent
  }

  static let childLine = UInt(#line + 19)

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.leave):
        state.child = nil
        return .run { send in await send(.parent) }
      case .child(.say):
        state.child = nil
        return .none
      case .child(.said):
        state.heard.append("said")
        return .none
      case .parent:
        state.heard.append("parent")
        return .none
      }
    }
    .ifLet(\.child, action: \.child) {
      Reduce { _, action in
        switch action {
        case .leave: .run { send in await send(.said) }
        case .said: .none
        case .say: .send(.said)
        }
      }
    }
  }
}
