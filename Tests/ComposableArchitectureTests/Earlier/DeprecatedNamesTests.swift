import ComposableArchitecture
import TestSupport
import XCTest

final class DeprecatedNamesTests: FeatureTestCase {
  @available(*, deprecated)
  func testFeatureOfDeprecatedNamesRunsInATestStore() async {
    let saved = LockIsolated<[String]>([])
    let store = TestStore(initialState: EarlierStack.State()) {
      EarlierStack { item in saved.withValue { $0.append(item) } }
    }
    await store.send(.addButtonTapped) {
      $0.path[id: 0] = .item(EarlierItem.State(title: "Milk"))
    }
    await store.send(.path(.element(id: 0, action: .item(.loadButtonTapped))))
    await store.receive(\.path[id: 0].item.loaded) {
      $0.path[id: 0, case: \.item]?.title = "Bread"
    }
    await store.send(.path(.element(id: 0, action: .item(.saveButtonTapped)))) {
      $0.path = StackState()
    }
    XCTAssertEqual(saved.value, ["Bread"])
  }

  @available(*, deprecated)
  func testFireAndForgetEffectDismissesItsFeature() async {
    let store = TestStore(initialState: EarlierStack.State()) { EarlierStack { _ in } }
    await store.send(.addButtonTapped) {
      $0.path[id: 0] = .item(EarlierItem.State(title: "Milk"))
    }
    await store.send(.path(.element(id: 0, action: .item(.closeButtonTapped))))
    await store.receive(\.path.popFrom) {
      $0.path = StackState()
    }
  }

  @available(*, deprecated)
  func testTaskErrorsAreCaughtOrReportedAndFireAndForgetErrorsIgnored() async {
    struct Failure: Error {}
    let line = UInt(#line + 4)
    let issues = await recordIssues {
      let store = LogStore { action in
        switch action {
        case "a": .task { throw Failure() }
        case "b":
          .task {
            throw Failure()
          } catch: { _ in
            "caught"
          }
        case "c": .fireAndForget { throw Failure() }
        default: .none
        }
      }
      for action in ["a", "b", "c"] {
        await store.send(action).finish()
      }
      XCTAssertEqual(store.log, ["a", "b", "caught", "c"])
    }
    assertOne(issues, at: line, containing: "Failure()")
  }

  @available(*, deprecated)
  func testButtonOfDeprecatedTypeNamesIsEqualToADestructiveButton() async {
    let handler: ButtonState<Bool>.Handler = .send(true)
    let role: ButtonState<Bool>.Role = .destructive
    let button: AlertState<Bool>.Button = ButtonState(role: role, action: handler) {
      TextState("Delete")
    }
    let same: ConfirmationDialogState<Bool>.Button = button
    XCTAssertEqual(same, .destructive(TextState("Delete"), action: .send(true)))
  }

  @available(*, deprecated)
  func testEffectPublisherOfAValueSendsTheValue() async {
    let store = LogStore { action in
      guard action == "a" else { return .none }
      let effect: EffectPublisher<String, Never> = Effect(value: "b")
      return effect
    }
    store.send("a")
    XCTAssertEqual(store.log, ["a", "b"])
  }
}

@available(*, deprecated)
private struct EarlierStack: ReducerProtocol {
  struct State: Equatable {
    var path = StackState<Path.State>()
  }

  @CasePathable
  enum Action {
    case addButtonTapped
    case path(StackAction<Path.State, Path.Action>)
  }

  struct Path: ReducerProtocol {
    @CasePathable
    enum State: Equatable {
      case item(EarlierItem.State)
    }

    @CasePathable
    enum Action {
      case item(EarlierItem.Action)
    }

    var body: some ReducerProtocolOf<Self> {
      Scope(state: /State.item, action: /Action.item) {
        EarlierItem()
      }
    }
  }

  let save: @Sendable (String) -> Void

  var body: some ReducerProtocolOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.path.append(.item(EarlierItem.State(title: "Milk")))
        return .none
      case let .path(.element(id: id, action: .item(.saveButtonTapped))):
        guard case let .item(item)? = state.path[id: id] else { return .none }
        state.path.pop(from: id)
        return .fireAndForget { self.save(item.title) }
      case .path:
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) {
      Path()
    }
  }
}

@available(*, deprecated)
private struct EarlierItem: ReducerProtocol {
  struct State: Equatable {
    var title: String
  }

  @CasePathable
  enum Action: Equatable {
    case closeButtonTapped
    case loadButtonTapped
    case loaded(String)
    case saveButtonTapped
  }

  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
    switch action {
    case .closeButtonTapped:
      return .fireAndForget { await self.dismiss() }
    case .loadButtonTapped:
      return .task { .loaded("Bread") }
    case .loaded(let title):
      state.title = title
      return .none
    case .saveButtonTapped:
      return .none
    }
  }
}
