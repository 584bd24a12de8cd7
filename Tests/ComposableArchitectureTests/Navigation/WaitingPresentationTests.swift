import TestSupport
import XCTest

@testable import ComposableArchitecture

/// A feature is presented as soon as its state is, even if the effect that presents it waits for its
/// turn in a sequence of effects.
final class WaitingPresentationTests: FeatureTestCase {
  func testFeatureDismissesItselfBeforeTheTurnOfTheEffectThatPresentsIt() async {
    for path in Path.allCases {
      let gate = Gate()
      let store = Store(initialState: Desk.State()) { Desk(gate: gate) }
      let task = store.send(path.later(1))
      await store.send(path.close(in: store)).finish()
      XCTAssertEqual(path.ids(in: store), [], "\(path)")
      gate.open()
      await assertFinishes(task)
    }
  }

  func testLaterFeatureStaysPresentedAtTheTurnOfTheEarlierEffect() async {
    for path in Path.allCases {
      let gate = Gate()
      let store = Store(initialState: Desk.State()) { Desk(gate: gate) }
      let first = store.send(path.later(1))
      let second = store.send(path.now(2))
      gate.open()
      await assertFinishes(first)
      await assertIsRunning(second)
      await store.send(path.close(in: store)).finish()
      XCTAssertEqual(path.ids(in: store), [], "\(path)")
      await assertFinishes(second)
    }
  }

  func testLaterFeatureStaysPresentedAtTheTurnOfARemoval() async {
    for path in Path.allCases {
      let gate = Gate()
      let store = Store(initialState: Desk.State()) { Desk(gate: gate) }
      let first = store.send(path.now(1))
      let removal = store.send(path.later(nil))
      await assertFinishes(first)
      let second = store.send(path.now(2))
      let work = store.send(path.work(in: store))
      gate.open()
      await assertFinishes(removal)
      await assertIsRunning(second)
      await assertIsRunning(work)
      await store.send(path.close(in: store)).finish()
      XCTAssertEqual(path.ids(in: store), [], "\(path)")
    }
  }

  func testNothingIsPresentedAtTheTurnOfAnEffectWhoseFeatureWasRemoved() async {
    for path in Path.allCases {
      let gate = Gate()
      let store = Store(initialState: Desk.State()) { Desk(gate: gate) }
      let count = MountRegistry.totalCount
      let first = store.send(path.later(1))
      store.send(path.now(nil))
      gate.open()
      await assertFinishes(first)
      XCTAssertEqual(MountRegistry.totalCount, count, "\(path)")
    }
  }

  func testEachEffectAfterAPresentationThatALaterEffectEndsRunsOnce() async {
    let store = Store(initialState: Desk.State()) { Desk(gate: Gate()) }
    await store.send(.presentAndRemove).finish()
    XCTAssertEqual(store.withState(\.log), ["a", "b"])
  }

  func testTwoWaitingEffectsPresentTheSameFeature() async {
    for path in Path.allCases {
      let gate = Gate()
      let store = Store(initialState: Desk.State()) { Desk(gate: gate) }
      let first = store.send(path.later(1))
      let second = store.send(path.later(1))
      gate.open()
      // The second element replaces the first, because it has an identifier of its own.
      await assertIsRunning(path == .sheet ? first : second)
      await store.send(path.close(in: store)).finish()
      await assertFinishes(first)
      await assertFinishes(second)
      XCTAssertEqual(path.ids(in: store), [], "\(path)")
    }
  }
}

/// The place at which a ``Desk`` presents features.
@MainActor
private enum Path: CaseIterable {
  case sheet, stack

  /// The presented features.
  func ids(in store: StoreOf<Desk>) -> [Int] {
    store.withState { state in
      switch self {
      case .sheet: state.content.sheet.map { [$0.id] } ?? []
      case .stack: state.content.stack.map(\.id)
      }
    }
  }

  func now(_ id: Int?) -> Desk.Action { .now(change(to: id)) }

  func later(_ id: Int?) -> Desk.Action { .later(change(to: id)) }

  func close(in store: StoreOf<Desk>) -> Desk.Action { .now(action(.close, in: store)) }

  func work(in store: StoreOf<Desk>) -> Desk.Action { .now(action(.work, in: store)) }

  private func change(to id: Int?) -> DeskContent.Action {
    switch self {
    case .sheet: .present(id)
    case .stack: .show(id)
    }
  }

  /// An action of the presented feature.
  private func action(_ action: Paper.Action, in store: StoreOf<Desk>) -> DeskContent.Action {
    switch self {
    case .sheet: .sheet(.presented(action))
    case .stack: .stack(.element(id: store.withState { $0.content.stack.ids[0] }, action: action))
    }
  }
}

/// A feature that postpones the effects of another feature.
@Reducer
private struct Desk {
  struct State {
    var content = DeskContent.State()
    var log: [String] = []
  }

  enum Action {
    case now(DeskContent.Action)
    /// Runs the effects of the content when the gate is open.
    case later(DeskContent.Action)
    case logged(String)
    case presentAndRemove
  }

  let gate: Gate

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .now(let action):
        return DeskContent().reduce(into: &state.content, action: action).map { .now($0) }
      case .later(let action):
        let effect = DeskContent().reduce(into: &state.content, action: action)
        return .concatenate(
          .run { [gate] _ in await gate.pass() },
          effect.map { .now($0) }
        )
      case .logged(let text):
        state.log.append(text)
        return .none
      case .presentAndRemove:
        let first = DeskContent().reduce(into: &state.content, action: .present(1))
        let second = DeskContent().reduce(into: &state.content, action: .present(nil))
        return .concatenate(
          first.map { .now($0) },
          second.map { .now($0) },
          .run { send in
            await Task.yield()
            await send(.logged("a"))
          },
          .run { send in await send(.logged("b")) }
        )
      }
    }
  }
}

@Reducer
private struct DeskContent {
  struct State {
    @PresentationState var sheet: Paper.State?
    var stack = StackState<Paper.State>()
  }

  enum Action {
    case present(Int?)
    case sheet(PresentationAction<Paper.Action>)
    case show(Int?)
    case stack(StackAction<Paper.State, Paper.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .present(let id):
        state.sheet = id.map { Paper.State(id: $0) }
      case .show(let id):
        state.stack.removeAll()
        state.stack.append(contentsOf: id.map { [Paper.State(id: $0)] } ?? [])
      case .sheet, .stack:
        break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet) { Paper() }
    .forEach(\.stack, action: \.stack) { Paper() }
  }
}

@Reducer
private struct Paper {
  struct State: Identifiable {
    let id: Int
  }

  enum Action {
    case close, work
  }

  @Dependency(\.dismiss) private var dismiss

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .close: .run { _ in await dismiss() }
      case .work: .run { _ in try await Task.sleep(for: .seconds(100)) }
      }
    }
  }
}
