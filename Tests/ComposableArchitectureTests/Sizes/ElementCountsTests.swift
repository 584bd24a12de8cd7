import XCTest

@testable import ComposableArchitecture

/// The number of operations whose cost depends on the number of elements or presentations.
final class ElementCountsTests: FeatureTestCase {
  func testStackAccessesPerActionDoNotDependOnTheDepthOfTheStack() async {
    func reads(_ depth: Int) -> [Int] {
      let counts = Counts()
      let store = Store(initialState: Deep.State(depth: depth, counts: counts)) { Deep() }
      store.send(.nothing)
      let top = store.withState { $0.storage.ids[depth - 1] }
      let next = store.withState { _ in DependencyValues._current.stackElementID.next() }
      let actions: [Deep.Action] = [
        .nothing, .path(.element(id: top, action: ())),
        .path(.push(id: next, state: Piece(counts))), .path(.popFrom(id: next)),
      ]
      return actions.map { action in
        counts.reset()
        store.send(action)
        XCTAssertEqual(counts.comparisons, 0)
        return counts.reads
      }
    }
    let few = reads(2)
    XCTAssertEqual(reads(1000), few)
    XCTAssertFalse(few.contains(0), "\(few)")
  }

  func testPushAndPopDoNotMoveTheStorageOfTheStack() async {
    let pages = StackState((0..<1000).map { Page.State(count: $0) })
    let store = Store(initialState: Stack.State(path: pages)) { Stack() }
    // The first push reserves capacity for the next pushes.
    store.send(.path(.push(id: 1000, state: Page.State())))
    let places = { store.withState(\.path.places) }
    let before = places()
    XCTAssertFalse(before.contains(nil))
    let actions: [StackActionOf<Page>] = [
      .popFrom(id: 1000), .push(id: 1001, state: Page.State()),
      .element(id: 1001, action: .increment), .element(id: 0, action: .increment),
    ]
    for action in actions {
      store.send(.path(action))
      XCTAssertEqual(places(), before, "\(action)")
    }
    store.send(.path(.popFrom(id: 0)))
  }

  func testIDReadsPerElementActionDoNotDependOnTheLengthOfTheList() async {
    func looks(_ count: Int) -> Int {
      let counts = Counts()
      let rows = IdentifiedArray(uniqueElements: (0..<count).map { CountedRow(id: $0, counts) })
      let store = Store(initialState: Long.State(rows: rows)) { Long() }
      XCTAssertGreaterThan(counts.reads, 0)
      counts.reset()
      store.send(.rows(.element(id: count - 1, action: ())))
      store.send(.nothing)
      return counts.reads
    }
    XCTAssertEqual(looks(10_000), looks(10))
  }

  func testPresentingStackElementsStartsNoVisibleWork() async {
    let core = RootCore(
      initialState: Stack.State(),
      reducer: Stack(),
      dependencies: DependencyValues._current
    )
    for _ in 1...1000 {
      _ = core.send(.change(.append(Page.State())))
    }
    XCTAssertEqual(MountRegistry.totalCount, 1000)
    XCTAssertEqual(core.work.tasks.values.filter(\.isVisiblyRunning).count, 0)
    // The task of a running effect is counted, unlike a task that awaits a dismissal.
    _ = core.send(.path(.element(id: core.state.path.ids[0], action: .startButtonTapped)))
    XCTAssertEqual(core.work.tasks.values.filter(\.isVisiblyRunning).count, 1)
    _ = core.send(.change(.removeAll))
    await eventually { core.work.count == 0 }
  }
}

/// The numbers of accesses and comparisons.
private final class Counts: Sendable {
  private let counts = LockIsolated((reads: 0, comparisons: 0))

  var reads: Int { counts.value.reads }
  var comparisons: Int { counts.value.comparisons }

  func reset() { counts.setValue((0, 0)) }
  func countRead() { counts.withValue { $0.reads += 1 } }
  func compare() { counts.withValue { $0.comparisons += 1 } }
}

/// An element that counts its comparisons.
private struct Piece: Equatable {
  let counts: Counts
  var count = 0

  init(_ counts: Counts) { self.counts = counts }

  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.counts.compare()
    return lhs.count == rhs.count
  }
}

/// A feature that counts the accesses to its stack.
private struct Deep: Reducer {
  struct State: Equatable {
    var storage: StackState<Piece>
    let counts: Counts

    init(depth: Int, counts: Counts) {
      storage = StackState((0..<depth).map { _ in Piece(counts) })
      self.counts = counts
    }

    var path: StackState<Piece> {
      _read {
        counts.countRead()
        yield storage
      }
      _modify {
        counts.countRead()
        yield &storage
      }
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.storage == rhs.storage }
  }

  @CasePathable
  enum Action {
    case nothing
    case path(StackAction<Piece, Void>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.path, action: \.path) {
        Reduce { piece, _ in
          piece.count += 1
          return .none
        }
      }
  }
}

extension StackState {
  /// The addresses of the identifiers, of the elements, and of the identifiers of mounted elements.
  fileprivate var places: [UnsafeRawPointer?] {
    [
      elements.keys.elements.withUnsafeBytes(\.baseAddress),
      elements.values.withUnsafeBufferPointer { UnsafeRawPointer($0.baseAddress) },
      mounted?.stack.mount?.ids.withUnsafeBytes(\.baseAddress),
    ]
  }
}

private struct CountedRow: Identifiable {
  private let number: Int
  private let counts: Counts
  var count = 0

  init(id: Int, _ counts: Counts) {
    number = id
    self.counts = counts
  }

  var id: Int {
    counts.countRead()
    return number
  }
}

private struct Long: Reducer {
  struct State {
    var rows: IdentifiedArrayOf<CountedRow>
  }

  @CasePathable
  enum Action {
    case nothing
    case rows(IdentifiedAction<Int, Void>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.rows, action: \.rows) {
        Reduce { row, _ in
          row.count += 1
          return .none
        }
      }
  }
}
