import TestSupport
import XCTest

@testable import ComposableArchitecture

/// The reducers that run for an action, and their order.
final class StackRuleTests: FeatureTestCase {
  func testStackElementRunsBeforeItsParent() async {
    let store = Store(initialState: Log.State(path: StackState([Log.Row()]))) { Log() }
    store.send(.path(.element(id: 0, action: .tap)))
    XCTAssertEqual(store.withState(\.path[id: 0]?.names), ["element", "parent"])
    store.send(.path(.popFrom(id: 0)))
  }

  func testStackElementsDoNotRunForParentAndPushActions() async {
    let store = Store(initialState: Log.State(path: StackState([Log.Row()]))) { Log() }
    store.send(.other)
    XCTAssertEqual(store.withState { $0.path.map(\.names) }, [["parent"]])
    store.send(.path(.push(id: 1, state: Log.Row())))
    XCTAssertEqual(store.withState { $0.path.map(\.names) }, [["parent", "parent"], []])
    store.send(.path(.popFrom(id: 0)))
  }

  func testIssueOfAPushWithAnExistingIDListsTheIDsOfTheStack() async {
    let store = Store(initialState: Stack.State(counts: 1, 2)) { Stack() }
    let issues = recordIssues { store.send(.path(.push(id: 1, state: Page.State(count: 7)))) }
    assertOne(issues, at: Stack.forEachLine, containing: "'push' for the id #1")
    XCTAssertTrue(issues.message(at: 0).contains("ids on the stack: #0, #1"), issues.message(at: 0))
    XCTAssertEqual(store.withState(\.seen), 2)
    store.send(.change(.removeAll))
  }

  func testIssueOfAPopFromAnUnknownIDListsTheIDsOfTheStack() async {
    let store = Store(initialState: Stack.State(counts: 1, 2)) { Stack() }
    let issues = recordIssues { store.send(.path(.popFrom(id: 7))) }
    assertOne(issues, at: Stack.forEachLine, containing: "'popFrom' for the id #7")
    XCTAssertTrue(issues.message(at: 0).contains("ids on the stack: #0, #1"), issues.message(at: 0))
    XCTAssertEqual(store.withState(\.path.count), 2)
    store.send(.change(.removeAll))
  }

  func testReplacedElementIsCancelledBeforeTheNewElementIsPresented() async {
    let counts = LockIsolated<[Int]>([])
    let isRunning = LockIsolated(false)
    let store = Store(initialState: Log.State(path: StackState([Log.Row()]))) {
      Log(onStart: { isRunning.setValue(true) }) {
        let count = MountRegistry.totalCount
        counts.withValue { $0.append(count) }
      }
    }
    store.send(.path(.element(id: 0, action: .start)))
    await eventually { isRunning.value }
    store.send(.replace)
    XCTAssertEqual(counts.value, [0])
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.path(.popFrom(id: 1)))
  }

  func testPoppingAnElementDoesNotEndItsPresentationInAnotherStore() async {
    let state = Stack.State(counts: 1)
    let one = Store(initialState: state) { Stack() }
    let other = Store(initialState: state) { Stack() }
    // The first actions mount the elements. Their tasks run until the elements are removed.
    one.send(.stopAll)
    other.send(.stopAll)
    let first = one.send(.path(.element(id: 0, action: .startButtonTapped)))
    let second = other.send(.path(.element(id: 0, action: .startButtonTapped)))
    one.send(.path(.popFrom(id: 0)))
    await assertFinishes(first)
    await assertIsRunning(second)
    XCTAssertEqual(MountRegistry.totalCount, 1)
    other.send(.path(.popFrom(id: 0)))
    await assertFinishes(second)
  }

  func testForEachFindsTheActionCaseByReflection() async {
    let state = Reflected.State(path: StackState([Page.State()]))
    let store = TestStore(initialState: state) { Reflected() }
    await store.send(.path(.element(id: 0, action: .increment))) {
      $0.path[id: 0]?.count = 1
    }
    await store.send(.path(.element(id: 0, action: .closeButtonTapped)))
    await store.receive(.path(.popFrom(id: 0))) {
      $0.path = StackState()
    }
  }

  func testForEachAcceptsTheElementReducerWithTheLabelDestination() async {
    let state = Labelled.State(one: StackState([Page.State()]), other: StackState([Page.State()]))
    let store = TestStore(initialState: state) { Labelled() }
    await store.send(.one(.element(id: 0, action: .increment))) {
      $0.one[id: 0]?.count = 1
    }
    await store.send(.other(.element(id: 1, action: .closeButtonTapped)))
    await store.receive(\.other.popFrom) {
      $0.other = StackState()
    }
  }

  func testNewStackElementIDsAreGeneratedByTheDependency() async {
    withDependencies {
      $0.stackElementID = StackElementIDGenerator(next: 5)
    } operation: {
      var stack = StackState(["a"])
      stack.insert("b", at: 0)
      XCTAssertEqual(Array(stack.ids), [6, 5])
    }
    XCTAssertEqual(StackState(["a"]).ids, [0])
  }

  func testStackActionsStatesAndIDsAreHashableAndSendable() async {
    func distinct(_ values: [some Hashable & Sendable]) -> Int { Set(values).count }
    typealias Action = StackAction<String, Int>
    let actions: [Action] = [
      .element(id: 0, action: 1), .element(id: 0, action: 2), .element(id: 1, action: 1),
      .popFrom(id: 0), .popFrom(id: 1), .push(id: 0, state: "a"), .push(id: 0, state: "b"),
    ]
    XCTAssertEqual(distinct(actions + actions), 7)
    XCTAssertEqual(distinct([StackState(["a"]), StackState(["a"])]), 2)
    XCTAssertEqual(distinct([0, 1, 1] as [StackElementID]), 2)
  }
}

/// A stack whose elements store the names of the reducers that ran for an action.
@Reducer
private struct Log {
  struct Row {
    var names: [String] = []
  }

  struct State {
    var path = StackState<Row>()
  }

  enum ElementAction {
    case start
    case tap
  }

  enum Action {
    case other
    case path(StackAction<Row, ElementAction>)
    case replace
  }

  var onStart: @Sendable () -> Void = {}
  var onCancel: @Sendable () -> Void = {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .replace = action {
        state.path.replaceSubrange(0..<1, with: [Row()])
      } else if !state.path.isEmpty, let id = state.path.ids.first {
        state.path[id: id]?.names.append("parent")
      }
      return .none
    }
    .forEach(\.path, action: \.path) {
      Reduce { state, action in
        state.names.append("element")
        guard case .start = action else { return .none }
        return .run { _ in
          await withTaskCancellationHandler {
            onStart()
            try? await untilCancelled()
          } onCancel: {
            onCancel()
          }
        }
      }
    }
  }
}

private struct Reflected: Reducer {
  struct State: Equatable {
    var path = StackState<Page.State>()
  }

  enum Action: Equatable {
    case path(StackAction<Page.State, Page.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: /Action.path) {
        Page()
      }
  }
}

private struct Labelled: Reducer {
  struct State: Equatable {
    var one = StackState<Page.State>()
    var other = StackState<Page.State>()
  }

  @CasePathable
  enum Action {
    case one(StackAction<Page.State, Page.Action>)
    case other(StackAction<Page.State, Page.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.one, action: \.one, destination: Page.init)
      .forEach(\.other, action: \.other, destination: { Page() })
  }
}
