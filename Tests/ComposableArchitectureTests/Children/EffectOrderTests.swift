import ComposableArchitecture
import XCTest

final class EffectOrderTests: FeatureTestCase {
  func testEffectOfAChildSendsBeforeTheEffectOfTheParent() async {
    let starts: [Family.Action] = [
      .child(.start), .page(.presented(.start)), .rows(.element(id: 1, action: .start)),
      .path(.element(id: 0, action: .start)),
    ]
    let initial = Family.State()
    for start in starts {
      let store = Store(initialState: initial) { Family() }
      store.send(start)
      XCTAssertEqual(store.withState(\.log), ["child", "parent"], "\(start)")
    }
  }
}

/// A parent and children, each of which responds to an action with another action.
private struct Family: Reducer {
  struct State {
    var child: Int? = 1
    @PresentationState var page: Int? = 1
    var path = StackState([1])
    var rows = IdentifiedArray(uniqueElements: [1], id: \.self)
    var log: [String] = []
  }

  enum ChildAction {
    case done
    case start
  }

  @CasePathable
  enum Action {
    case child(ChildAction)
    case page(PresentationAction<ChildAction>)
    case parentDone
    case path(StackAction<Int, ChildAction>)
    case rows(IdentifiedAction<Int, ChildAction>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .child(.start), .page(.presented(.start)), .path(.element(_, .start)),
        .rows(.element(_, .start)):
        return .send(.parentDone)
      case .parentDone:
        state.log.append("parent")
      default:
        state.log.append("child")
      }
      return .none
    }
    .ifLet(\.child, action: \.child) { child }
    .ifLet(\.$page, action: \.page) { child }
    .forEach(\.rows, action: \.rows) { child }
    .forEach(\.path, action: \.path) { child }
  }

  var child: Reduce<Int, ChildAction> {
    Reduce { _, action in action == .start ? .send(.done) : .none }
  }
}
