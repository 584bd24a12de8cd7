import ComposableArchitecture
import XCTest

/// Actions that access state in place. A copied array has another address, and a change in place
/// preserves the address while the array has capacity.
@MainActor
final class InPlaceAccessTests: XCTestCase {
  func testAnActionOfAnElementDoesNotCopyTheElement() async throws {
    let store = Store(initialState: List.State(path: StackState([Numbers.State()]))) { List() }
    let id = try XCTUnwrap(store.path.ids.first)
    let address = store.withState { $0.path[id: id]?.address }
    store.send(.path(.element(id: id, action: .append)))
    XCTAssertEqual(store.withState { $0.path[id: id]?.numbers.count }, 1)
    XCTAssertEqual(store.withState { $0.path[id: id]?.address }, address)
  }

  func testAnActionOfAPresentedFeatureDoesNotCopyItsState() async {
    let store = Store(initialState: List.State(presented: Numbers.State())) { List() }
    let address = store.withState { $0.presented?.address }
    store.send(.presented(.presented(.append)))
    XCTAssertEqual(store.withState { $0.presented?.numbers.count }, 1)
    XCTAssertEqual(store.withState { $0.presented?.address }, address)
  }

  func testAnActionOfAScopedFeatureDoesNotCopyItsState() async {
    let store = Store(initialState: List.State()) { List() }
    let address = store.withState { $0.scoped.address }
    let scoped = ChangeNotification { _ = store.scoped }
    let numbers = ChangeNotification { _ = store.scoped.numbers }
    store.send(.scoped(.append))
    XCTAssertEqual(store.withState { $0.scoped.numbers.count }, 1)
    XCTAssertEqual(store.withState { $0.scoped.address }, address)
    XCTAssertFalse(scoped.isNotified)
    XCTAssertTrue(numbers.isNotified)
  }

  func testReplacingTheStateOfAScopedFeatureNotifiesItsReaders() async {
    let store = Store(initialState: List.State()) { List() }
    let numbers = ChangeNotification { _ = store.scoped.numbers }
    store.send(.scoped(.reset))
    XCTAssertTrue(numbers.isNotified)
  }

  func testReadersOfStackIDsAreNotifiedOnlyOfPushAndPop() async {
    let store = Store(initialState: List.State()) { List() }
    let ids = ChangeNotification { _ = store.path.ids }
    store.send(.path(.push(id: 0, state: Numbers.State())))
    XCTAssertTrue(ids.isNotified)

    let stillIDs = ChangeNotification { _ = store.path.ids }
    store.send(.path(.element(id: 0, action: .append)))
    XCTAssertFalse(stillIDs.isNotified)
    store.send(.path(.popFrom(id: 0)))
    XCTAssertTrue(stillIDs.isNotified)
  }
}

extension InPlaceAccessTests {
  @Reducer
  struct Numbers {
    @ObservableState
    struct State {
      var numbers: [Int] = {
        var numbers: [Int] = []
        numbers.reserveCapacity(10)
        return numbers
      }()
      var address: UnsafePointer<Int>? { numbers.withUnsafeBufferPointer { $0.baseAddress } }
    }
    enum Action {
      case append
      case reset
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .append: state.numbers.append(1)
        case .reset: state = State()
        }
        return .none
      }
    }
  }

  @Reducer
  struct List {
    @ObservableState
    struct State {
      var scoped = Numbers.State()
      var path = StackState<Numbers.State>()
      @Presents var presented: Numbers.State?
    }
    enum Action {
      case path(StackActionOf<Numbers>)
      case presented(PresentationAction<Numbers.Action>)
      case scoped(Numbers.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.scoped, action: \.scoped) { Numbers() }
        .ifLet(\.$presented, action: \.presented) { Numbers() }
        .forEach(\.path, action: \.path) { Numbers() }
    }
  }
}
