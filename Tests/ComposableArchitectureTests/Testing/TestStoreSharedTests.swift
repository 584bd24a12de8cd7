import ComposableArchitecture
import TestSupport
import XCTest

/// The assertions of a test store about shared values.
@MainActor
final class TestStoreSharedTests: FeatureTestCase {
  func testAnElementOfAnIdentifiedArrayIsAReferenceIntoTheValue() throws {
    struct Todo: Equatable, Identifiable, Sendable {
      let id: Int
      var title = ""
    }
    @Shared(value: IdentifiedArrayOf<Todo>(uniqueElements: [Todo(id: 1), Todo(id: 2)])) var todos
    let todo = try XCTUnwrap(Shared($todos[id: 2]))
    todo.title.withLock { $0 = "Milk" }
    XCTAssertEqual(todos.map(\.title), ["", "Milk"])
    XCTAssertNil(Shared($todos[id: 3]))
  }

  func testAnAssertedChangeOfASharedValueIsAccepted() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    await store.send(.add(2)) { $0.$points.withLock { $0 = 2 } }
    await store.send(.add(1)) { $0.$points.withLock { $0 = 3 } }
    XCTAssertEqual(store.state.points, 3)
  }

  func testAnUnassertedChangeOfASharedValueIsReported() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    let issues = await recordIssues { await store.send(.add(2)) }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("+   _points: 2"), "\(issues)")
    await store.send(.add(1)) { $0.$points.withLock { $0 = 3 } }
  }

  func testAWrongSharedValueIsReported() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    let issues = await recordIssues {
      await store.send(.add(2)) { $0.$points.withLock { $0 = 5 } }
    }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("−   _points: 5"), "\(issues)")
    XCTAssertEqual(store.state.points, 2)
  }

  func testAnAssertedChangeThatWasNotMadeIsReported() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    let issues = await recordIssues {
      await store.send(.add(0)) { $0.$points.withLock { $0 = 1 } }
    }
    XCTAssertEqual(issues.count, 1)
  }

  func testAValueThatAKeyObservesIsNotAsserted() async {
    struct ObservedKey: SharedReaderKey {
      var id: String { "observed" }

      func load(context: LoadContext<Int>, continuation: LoadContinuation<Int>) {
        continuation.resumeReturningInitialValue()
      }

      func subscribe(
        context: LoadContext<Int>,
        subscriber: SharedSubscriber<Int>
      ) -> SharedSubscription {
        subscriber.yield(42)
        return SharedSubscription()
      }
    }
    struct State: Equatable {
      var child: SharedReader<Int>?
    }
    let store = TestStore(initialState: State()) {
      Reduce<State, Void> { state, _ in
        state.child = SharedReader(wrappedValue: 0, ObservedKey())
        return .none
      }
    }
    await store.send(()) { $0.child = SharedReader(wrappedValue: 0, ObservedKey()) }
    XCTAssertEqual(store.state.child?.wrappedValue, 42)
  }

  func testAChangeOfAReceivedActionIsAsserted() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    await store.send(.addLater(4))
    await store.receive(\.add) { $0.$points.withLock { $0 = 4 } }
    await store.send(.addLater(1))
    let issues = await recordIssues { await store.receive(\.add) }
    XCTAssertEqual(issues.count, 1)
  }

  func testAChangeOfAnEffectWithoutAnActionIsAsserted() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    await store.send(.addInEffect(4))
    store.assert { $0.$points.withLock { $0 = 4 } }
    await store.finish()
  }

  func testAnUnassertedChangeOfAnEffectIsReportedWhenTheTestFinishes() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    await store.send(.addInEffect(4))
    let issues = await recordIssues { await store.finish() }
    XCTAssertEqual(issues.count, 1)
    XCTAssertTrue(issues.message(at: 0).contains("'store.assert'"), "\(issues)")
  }

  func testAnUnassertedChangeOfAnEffectIsReportedWhenTheStoreIsReleased() async {
    let issues = await recordIssues {
      let store = TestStore(initialState: Score.State()) { Score() }
      await store.send(.addInEffect(4))
    }
    XCTAssertEqual(issues.count, 1)
  }

  func testSkippedActionsAssertTheirSharedValues() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    await store.send(.addLater(4))
    await store.skipReceivedActions()
    await store.send(.add(1)) { $0.$points.withLock { $0 = 5 } }
  }

  func testWithoutExhaustivityOnlyAssertedValuesAreCompared() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    store.exhaustivity = .off
    await store.send(.add(2))
    await store.send(.add(2)) { $0.$points.withLock { $0 = 4 } }
    let issues = await recordIssues {
      await store.send(.add(2)) { $0.$points.withLock { $0 = 5 } }
    }
    XCTAssertEqual(issues.count, 1)
  }

  func testAChangeOfASharedValueOutsideOfTheStateIsAsserted() async {
    @Shared(.inMemory("total")) var total = 0
    let store = TestStore(initialState: Total.State()) { Total() }
    await store.send(.add) { _ in $total.withLock { $0 = 1 } }
    let issues = await recordIssues { await store.send(.add) }
    XCTAssertEqual(issues.count, 1)
    XCTAssertEqual(total, 2)
  }

  func testAClosureWithoutAnyChangeIsReported() async {
    let store = TestStore(initialState: Score.State()) { Score() }
    let issues = await recordIssues { await store.send(.add(0)) { _ in } }
    XCTAssertEqual(issues.count, 1)
  }

  func testAReaderInAStoreIsNotifiedOfChangesOfASharedValue() async {
    let store = Store(initialState: Score.State()) { Score() }
    let points = ChangeNotification { _ = store.points }
    let name = ChangeNotification { _ = store.name }
    store.send(.add(1))
    XCTAssertTrue(points.isNotified)
    XCTAssertFalse(name.isNotified)
  }
}

@Reducer
private struct Score {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("points")) var points = 0
    var name = ""
  }

  enum Action {
    case add(Int)
    case addLater(Int)
    case addInEffect(Int)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let points):
        state.$points.withLock { $0 += points }
        return .none
      case .addLater(let points):
        return .send(.add(points))
      case .addInEffect(let added):
        return .run { [points = state.$points] _ in
          points.withLock { $0 += added }
        }
      }
    }
  }
}

@Reducer
private struct Total {
  @ObservableState
  struct State: Equatable {}

  enum Action {
    case add
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in
      @Shared(.inMemory("total")) var total = 0
      $total.withLock { $0 += 1 }
      return .none
    }
  }
}
