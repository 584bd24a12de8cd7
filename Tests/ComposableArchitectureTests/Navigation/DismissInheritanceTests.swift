import TestSupport
import XCTest

@testable import ComposableArchitecture

final class DismissInheritanceTests: FeatureTestCase {
  func testScopeIfLetIfCaseLetAndForEachDoNotPresentTheirChildren() async {
    for child in Family.children {
      let store = Store(initialState: Family.State()) { Family() }
      store.send(child(.look))
      XCTAssertEqual(store.withState(\.seen), [false], "\(child(.look))")
      let issues = await recordIssues { await store.send(child(.close)).finish() }
      XCTAssertEqual(issues.count, 1)
    }
  }

  func testScopeIfLetIfCaseLetAndForEachInheritTheEnclosingPresentation() async {
    for child in Family.children {
      let store = Store(initialState: Host.State(family: Family.State())) { Host() }
      store.send(.family(.presented(child(.look))))
      XCTAssertEqual(store.withState(\.family?.seen), [true], "\(child(.look))")
      await store.send(.family(.presented(child(.close)))).finish()
      XCTAssertNil(store.withState(\.family), "\(child(.close))")
    }
  }

  func testScopeIfLetIfCaseLetAndForEachInheritTheEnclosingStack() async {
    for child in Family.children {
      let state = Host.State(families: StackState([Family.State(), Family.State()]))
      let store = Store(initialState: state) { Host() }
      let id = state.families.ids[1]
      store.send(.families(.element(id: id, action: child(.look))))
      XCTAssertEqual(store.withState(\.families[id: id]?.seen), [true], "\(child(.look))")
      store.send(.families(.element(id: id, action: child(.close))))
      await eventually { store.withState(\.families.count) == 1 }
      store.send(.families(.popFrom(id: state.families.ids[0])))
    }
  }

  func testDismissInAPresentationOfAStackElementDismissesThePresentation() async {
    let presenters = StackState([Presenter.State(page: Page.State())])
    let store = Store(initialState: Host.State(presenters: presenters)) { Host() }
    let id = presenters.ids[0]
    store.send(.presenters(.element(id: id, action: .page(.presented(.closeButtonTapped)))))
    await eventually { store.withState { $0.presenters[id: id]?.page == nil } }
    XCTAssertEqual(store.withState(\.presenters.count), 1)
    store.send(.presenters(.popFrom(id: id)))
  }

  func testDismissInAStackOfAPresentationPopsTheStackElement() async {
    let stack = Stack.State(counts: 1)
    let store = Store(initialState: Host.State(stack: stack)) { Host() }
    let id = stack.path.ids[0]
    store.send(.stack(.presented(.path(.element(id: id, action: .closeButtonTapped)))))
    await eventually { store.withState(\.stack?.path.isEmpty) == true }
    XCTAssertNotNil(store.withState(\.stack))
    store.send(.stack(.dismiss))
  }
}

/// A feature that records whether it is presented, and that dismisses itself.
@Reducer
private struct Reader {
  struct State: Equatable {
    var seen: [Bool] = []
  }

  enum Action: Equatable {
    case close
    case look
  }

  @Dependency(\.dismiss) var dismiss
  @Dependency(\.isPresented) var isPresented

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .close:
      return .run { _ in await dismiss() }
    case .look:
      state.seen.append(isPresented)
      return .none
    }
  }
}

@Reducer
private struct ReaderScreen {
  enum State: Equatable {
    case reader(Reader.State)
  }

  enum Action: Equatable {
    case reader(Reader.Action)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifCaseLet(\.reader, action: \.reader) {
        Reader()
      }
  }
}

/// A reader for each operator that doesn't present its child.
@Reducer
private struct Family {
  struct State: Equatable {
    var optional: Reader.State? = Reader.State()
    var rows = IdentifiedArray(uniqueElements: [Row.State(id: 1)])
    var scoped = Reader.State()
    var screen = ReaderScreen.State.reader(Reader.State())

    /// The values that the readers have recorded.
    var seen: [Bool] {
      let inScreen = if case .reader(let reader) = screen { reader.seen } else { [Bool]() }
      return (optional?.seen ?? []) + rows.flatMap(\.reader.seen) + scoped.seen + inScreen
    }
  }

  enum Action: Equatable {
    case optional(Reader.Action)
    case rows(IdentifiedAction<Int, Reader.Action>)
    case scoped(Reader.Action)
    case screen(ReaderScreen.Action)
  }

  static let children: [@Sendable (Reader.Action) -> Action] = [
    { .optional($0) }, { .rows(.element(id: 1, action: $0)) }, { .scoped($0) },
    { .screen(.reader($0)) },
  ]

  var body: some ReducerOf<Self> {
    Scope(state: \.scoped, action: \.scoped) {
      Reader()
    }
    Scope(state: \.screen, action: \.screen) {
      ReaderScreen()
    }
    EmptyReducer()
      .ifLet(\.optional, action: \.optional) {
        Reader()
      }
      .forEach(\.rows, action: \.rows) {
        Row()
      }
  }
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var reader = Reader.State()
  }

  var body: some Reducer<State, Reader.Action> {
    Scope(state: \.reader, action: \.self) {
      Reader()
    }
  }
}

/// A feature that presents families, and features that present other features.
@Reducer
private struct Host {
  struct State: Equatable {
    @PresentationState var family: Family.State?
    var families = StackState<Family.State>()
    var presenters = StackState<Presenter.State>()
    @PresentationState var stack: Stack.State?
  }

  enum Action {
    case family(PresentationAction<Family.Action>)
    case families(StackActionOf<Family>)
    case presenters(StackActionOf<Presenter>)
    case stack(PresentationAction<Stack.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$family, action: \.family) { Family() }
      .ifLet(\.$stack, action: \.stack) { Stack() }
      .forEach(\.families, action: \.families) { Family() }
      .forEach(\.presenters, action: \.presenters) { Presenter() }
  }
}
