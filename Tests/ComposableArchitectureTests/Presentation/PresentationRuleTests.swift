import TestSupport
import XCTest

@testable import ComposableArchitecture

/// The reducers that run for an action, and their order.
final class PresentationRuleTests: FeatureTestCase {
  func testPresentedFeatureRunsBeforeItsParent() async {
    let store = Store(initialState: Log.State(page: .number([]))) { Log() }
    store.send(.page(.presented(.number(.tap))))
    XCTAssertEqual(store.withState(\.numbers), ["feature", "parent"])
    store.send(.page(.dismiss))
  }

  func testPresentedFeatureDoesNotRunForParentActions() async {
    let store = Store(initialState: Log.State(page: .number([]))) { Log() }
    store.send(.other)
    XCTAssertEqual(store.withState(\.numbers), ["parent"])
    store.send(.page(.dismiss))
  }

  func testAlertThatTheParentPresentsForAPageActionIsNotDismissed() async {
    // No alert was presented when the action was sent, although the action is an action of the
    // alert.
    let store = Store(initialState: Log.State(page: .number([]))) { Log() }
    store.send(.page(.presented(.number(.alert))))
    XCTAssertEqual(store.withState { $0.page?.is(\.alert) }, true)
    store.send(.page(.presented(.alert(.tap))))
    XCTAssertNil(store.withState(\.page))
  }

  func testEffectsOfAnActionRunBeforeTheReplacedFeatureIsCancelled() async {
    // An effect reports its event immediately when the effect is cancelled.
    let events = LockIsolated<[String]>([])
    let running = LockIsolated(0)
    let store = Store(initialState: Log.State(page: .number([]))) {
      Log(onStart: { running.withValue { $0 += 1 } }) { event in
        let count = MountRegistry.totalCount
        events.withValue { $0.append("\(event), \(count) presented") }
      }
    }
    store.send(.page(.presented(.number(.start))))
    await eventually { running.value == 3 }
    store.send(.page(.presented(.number(.replace))))
    XCTAssertEqual(
      events.value,
      ["feature's effect, 1 presented", "parent's effect, 1 presented", "end, 0 presented"]
    )
    XCTAssertEqual(MountRegistry.totalCount, 1)
    store.send(.page(.dismiss))
  }

  func testAlertThatReplacesAPageCancelsEffectsAndTheNextPageIsMounted() async {
    let store = Store(initialState: Presenter.State()) { Presenter() }
    store.send(.setDestination(.page(Page.State())))
    let task = store.send(.destination(.presented(.page(.startButtonTapped))))
    store.send(.setDestination(.alert(.again)))
    await assertFinishes(task)
    XCTAssertEqual(MountRegistry.totalCount, 0)
    store.send(.setDestination(.page(Page.State())))
    XCTAssertEqual(MountRegistry.totalCount, 1)
    await store.send(.destination(.presented(.page(.closeButtonTapped)))).finish()
    // The parent presents an item in place of the dismissed page.
    XCTAssertEqual(store.withState(\.destination), .item(Item.State(id: 1)))
    store.send(.setDestination(nil))
  }

  func testActionThatAFeatureSendsAfterItsDismissalIsDropped() async {
    let store = Store(initialState: Log.State(page: .number([]))) { Log() }
    let issues = await recordIssues {
      await store.send(.page(.presented(.number(.closeAndTap)))).finish()
    }
    XCTAssertEqual(issues.map(\.message), [])
    XCTAssertNil(store.withState(\.page))
  }

  func testIfLetFindsTheActionCaseByReflection() async {
    let state = Reflected.State(alert: .again, page: Page.State())
    let store = TestStore(initialState: state) { Reflected() }
    await store.send(.alert(.presented(false))) {
      $0.alert = nil
    }
    await store.send(.page(.presented(.increment))) {
      $0.page?.count = 1
    }
    await store.send(.page(.presented(.closeButtonTapped)))
    await store.receive(.page(.dismiss)) {
      $0.page = nil
    }
  }

  func testProjectedValueIsThePresentationStateAndCanBeAssigned() async {
    var state = Presenter.State()
    let other = PresentationState(wrappedValue: Page.State(count: 3))
    state.$page = other
    XCTAssertEqual(state.page?.count, 3)
    XCTAssertTrue(state.$page.isIdentical(to: other))
    state.$page.wrappedValue = nil
    XCTAssertNil(state.page)
  }

  func testPresentationStateIsReflectedAsItsOptionalValue() async {
    let mirror = Mirror(reflecting: PresentationState(wrappedValue: 3))
    XCTAssertEqual(mirror.displayStyle, .optional)
    XCTAssertEqual(mirror.children.first?.value as? Int, 3)
  }

  func testPresentationStatesAndActionsAreHashableAndSendable() async {
    func distinct(_ values: [some Hashable & Sendable]) -> Int { Set(values).count }
    XCTAssertEqual(distinct([PresentationState(wrappedValue: 1), .init(wrappedValue: 1)]), 1)
    XCTAssertEqual(distinct([PresentationAction.presented(1), .presented(2), .dismiss]), 3)
  }

  func testDismissWithoutAPresentationIsReportedInEveryContext() async {
    for context in [DependencyContext.live, .preview, .test] {
      let issues = await recordIssues {
        await withDependencies {
          $0.context = context
          XCTAssertFalse($0.isPresented)
        } operation: {
          @Dependency(\.dismiss) var dismiss
          await dismiss()
        }
      }
      XCTAssertEqual(issues.count, 1, "\(context)")
    }
  }

  func testActionCanContainAPresentationActionOfItsOwnType() async {
    enum Action: Equatable {
      case leaf
      case child(PresentationAction<Action>)
    }
    XCTAssertNotEqual(Action.child(.presented(.child(.dismiss))), .child(.presented(.leaf)))
  }
}

/// A parent of an alert, or of a page that stores the names of the reducers that ran for an action.
@Reducer
private struct Log {
  @CasePathable
  enum PageState {
    case alert(AlertState<NumberAction>)
    case number([String])
    case replacement([String])
  }

  enum NumberAction {
    case alert
    case closeAndTap
    case replace
    case start
    case tap
  }

  @CasePathable
  enum PageAction {
    case alert(NumberAction)
    case number(NumberAction)
  }

  struct State {
    @PresentationState var page: PageState?

    var numbers: [String]? { page?[case: \.number] }
  }

  enum Action {
    case other
    case page(PresentationAction<PageAction>)
  }

  enum CancelID {
    case feature
    case parent
  }

  var onStart: @Sendable () -> Void = {}
  var onEvent: @Sendable (String) -> Void = { _ in }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .page(.presented(.number(.alert))):
        state.page = .alert(AlertState { TextState("Again?") })
      case .page(.presented(.number(.replace))):
        state.page = .replacement([])
        return .cancel(id: CancelID.parent)
      case .page(.presented(.number(.start))):
        return endless("parent's effect").cancellable(id: CancelID.parent)
      case .other, .page:
        if case .number(let names) = state.page {
          state.page = .number(names + ["parent"])
        }
      }
      return .none
    }
    .ifLet(\.$page, action: \.page) {
      Scope(state: \.number, action: \.number) {
        number
      }
    }
  }

  private var number: Reduce<[String], NumberAction> {
    Reduce { names, action in
      names.append("feature")
      switch action {
      case .closeAndTap:
        return .run { send in
          @Dependency(\.dismiss) var dismiss
          await dismiss()
          await send(.tap)
        }
      case .replace:
        return .cancel(id: CancelID.feature)
      case .start:
        return .merge(
          endless("feature's effect").cancellable(id: CancelID.feature),
          endless("end")
        )
      case .alert, .tap:
        return .none
      }
    }
  }

  /// Returns an effect that runs until its cancellation, and then reports the name of the effect.
  private func endless<A>(_ name: String) -> Effect<A> {
    .run { _ in
      await withTaskCancellationHandler {
        onStart()
        try? await untilCancelled()
      } onCancel: {
        onEvent(name)
      }
    }
  }
}

private struct Reflected: Reducer {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Bool>?
    @PresentationState var page: Page.State?
  }

  enum Action: Equatable {
    case alert(PresentationAction<Bool>)
    case page(PresentationAction<Page.Action>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$alert, action: /Action.alert)
      .ifLet(\.$page, action: /Action.page) {
        Page()
      }
  }
}
