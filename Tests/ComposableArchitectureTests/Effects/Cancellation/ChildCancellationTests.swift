import XCTest

@testable import ComposableArchitecture

/// The effects that are cancelled if a feature and its children use the same cancel identifier, for
/// each operator.
final class ChildCancellationTests: FeatureTestCase {
  func testChildrenDoNotCancelTheEffectOfTheirParent() async {
    let store = makeStore()
    let task = store.send(.start)
    for child in Parent.children {
      store.send(child(.stopButtonTapped))
    }
    await Task.megaYield()
    XCTAssertFalse(task.task?.isComplete ?? true)
    store.send(.stop)
    await assertFinishes(task)
    store.send(.leave)
  }

  func testParentCancelsTheEffectsOfItsChildren() async {
    let store = makeStore()
    for child in Parent.children {
      let task = store.send(child(.startButtonTapped))
      await Task.megaYield()
      XCTAssertFalse(task.task?.isComplete ?? true)
      store.send(.stop)
      await assertFinishes(task)
    }
    store.send(.leave)
  }

  func testScopedFeatureCancelsTheEffectOfItsParent() async {
    let store = makeStore()
    let task = store.send(.start)
    store.send(.scoped(.stopButtonTapped))
    await assertFinishes(task)
    store.send(.leave)
  }

  private func makeStore() -> StoreOf<Parent> {
    let store = Store(initialState: Parent.State()) { Parent() }
    // The first action presents the features, and its task runs until the features are dismissed.
    store.send(.stop)
    return store
  }
}

private struct Parent: Reducer {
  struct State {
    var child: Page.State? = Page.State()
    var path = StackState([Page.State()])
    @PresentationState var presented: Page.State? = Page.State()
    var rows: IdentifiedArrayOf<Item.State> = [Item.State(id: 1)]
    var scoped = Page.State()
    var screen = ScreenFeature.State.page(Page.State())
  }

  @CasePathable
  enum Action {
    case child(Page.Action)
    case leave
    case path(StackActionOf<Page>)
    case presented(PresentationAction<Page.Action>)
    case rows(IdentifiedAction<Int, Page.Action>)
    case scoped(Page.Action)
    case screen(ScreenFeature.Action)
    case start
    case stop
  }

  /// The children of `ifLet`, of `ifCaseLet`, of `forEach`, of a presentation and of a stack.
  static let children: [@Sendable (Page.Action) -> Action] = [
    { .child($0) },
    { .screen(.page($0)) },
    { .rows(.element(id: 1, action: $0)) },
    { .presented(.presented($0)) },
    { .path(.element(id: 0, action: $0)) },
  ]

  var body: some ReducerOf<Self> {
    Scope(state: \.scoped, action: \.scoped) {
      Page()
    }
    Scope(state: \.screen, action: \.screen) {
      ScreenFeature()
    }
    Reduce { state, action in
      switch action {
      case .leave:
        state.presented = nil
        state.path.removeAll()
        return .none
      case .start:
        return .run { _ in try await untilCancelled() }.cancellable(id: Page.CancelID.work)
      case .stop:
        return .cancel(id: Page.CancelID.work)
      default:
        return .none
      }
    }
    .ifLet(\.child, action: \.child) { Page() }
    .ifLet(\.$presented, action: \.presented) { Page() }
    .forEach(\.rows, action: \.rows) { Item() }
    .forEach(\.path, action: \.path) { Page() }
  }
}
