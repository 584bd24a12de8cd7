import ComposableArchitecture
import TestSupport

/// A feature that presents features of its own type in every way, for random tests.
struct Tree: Reducer {
  struct State: Equatable {
    var first = Mode.off
    var second = Mode.off
    var drawer: [State] = []
    var path = StackState<State>()
    @PresentationState var sheet: State?
    @PresentationState var destination: Destination?

    /// The state of an optional child. An array stores the state, because a struct can't contain
    /// itself.
    var optional: State? {
      get { drawer.first }
      set { drawer = newValue.map { [$0] } ?? [] }
    }

    /// The number of features, including this feature.
    var count: Int { 1 + children.reduce(0) { $0 + $1.state.count } }

    /// The number of levels, including this feature.
    var depth: Int { 1 + (children.map(\.state.depth).max() ?? 0) }

    /// The child features, with their steps from this feature.
    var children: [(step: Step, state: State)] {
      var children = Array(zip(path.ids.map(Step.element), path))
      if case .on(let state) = first { children.append((.first, state)) }
      if case .on(let state) = second { children.append((.second, state)) }
      if let optional { children.append((.optional, optional)) }
      if let sheet { children.append((.sheet, sheet)) }
      switch destination {
      case .left(let state): children.append((.left, state))
      case .right(let state): children.append((.right, state))
      case .alert, nil: break
      }
      return children.map { (step: $0.0, state: $0.1) }
    }
  }

  @CasePathable
  enum Mode: Equatable {
    case off
    indirect case on(State)
  }

  @CasePathable
  enum Destination: Equatable {
    case alert(AlertState<Never>)
    indirect case left(State)
    indirect case right(State)
  }

  @CasePathable
  enum Action {
    /// Changes the state, in the reducer to which the operators are applied.
    case change(Change)
    /// Changes the state, in a reducer that encloses the operators.
    case changeOutside(Change)
    case dismiss
    /// Stores `dismiss` for a later call.
    case keepDismiss(Int)
    /// Sends an action from an effect that runs until its cancellation.
    indirect case perform(Action)
    case start(Int)
    indirect case first(ModeAction)
    indirect case second(ModeAction)
    indirect case optional(Action)
    indirect case path(StackAction<State, Action>)
    indirect case sheet(PresentationAction<Action>)
    indirect case destination(PresentationAction<DestinationAction>)
  }

  @CasePathable
  enum ModeAction {
    case set(Mode)
    case on(Action)
  }

  @CasePathable
  enum DestinationAction {
    case left(Action)
    case right(Action)
  }

  enum Change {
    case destination(Destination?)
    case optional(State?)
    case pop(Int)
    case push(State)
    case setPath(StackState<State>)
    case setState(State)
    case sheet(State?)
    case swapSheetAndOptional

    func callAsFunction(_ state: inout State) {
      switch self {
      case .destination(let destination): state.destination = destination
      case .optional(let optional): state.optional = optional
      case .pop(let count): state.path.removeLast(min(count, state.path.count))
      case .push(let element): state.path.append(element)
      case .setPath(let path): state.path = path
      case .setState(let new): state = new
      case .sheet(let sheet): state.sheet = sheet
      case .swapSheetAndOptional: (state.sheet, state.optional) = (state.optional, state.sheet)
      }
    }
  }

  /// A step from a feature to a child.
  enum Step: Hashable {
    case element(StackElementID)
    case first
    case left
    case optional
    case right
    case second
    case sheet

    /// Whether the child is presented, and not only run.
    var isPresentation: Bool {
      switch self {
      case .element, .left, .right, .sheet: true
      case .first, .optional, .second: false
      }
    }

    func embed(_ action: Action) -> Action {
      switch self {
      case .element(let id): .path(.element(id: id, action: action))
      case .first: .first(.on(action))
      case .left: .destination(.presented(.left(action)))
      case .optional: .optional(action)
      case .right: .destination(.presented(.right(action)))
      case .second: .second(.on(action))
      case .sheet: .sheet(.presented(action))
      }
    }
  }

  /// What the effects of the features report to the test.
  final class Log: Sendable {
    let changeCount = LockIsolated(0)
    let running = LockIsolated<Set<Int>>([])
    let dismissals = LockIsolated<[Int: DismissEffect]>([:])
  }

  let log: Log
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    CombineReducers {
      Reduce(core)
        .ifLet(\.optional, action: \.optional) { Tree(log: log) }
        .forEach(\.path, action: \.path) { Tree(log: log) }
        .ifLet(\.$sheet, action: \.sheet) { Tree(log: log) }
        .ifLet(\.$destination, action: \.destination) {
          EmptyReducer()
            .ifCaseLet(\.left, action: \.left) { Tree(log: log) }
            .ifCaseLet(\.right, action: \.right) { Tree(log: log) }
        }
      Scope(state: \.first, action: \.first) { ModeReducer(log: log) }
      Scope(state: \.second, action: \.second) { ModeReducer(log: log) }
      Reduce { state, action in
        if case .changeOutside(let change) = action {
          change(&state)
          log.changeCount.withValue { $0 += 1 }
        }
        return .none
      }
    }
    .reduce(into: &state, action: action)
  }

  private func core(_ state: inout State, _ action: Action) -> Effect<Action> {
    switch action {
    case .change(let change):
      change(&state)
      log.changeCount.withValue { $0 += 1 }
      return .none
    case .dismiss:
      return .run { _ in await dismiss() }
    case .keepDismiss(let id):
      log.dismissals.withValue { $0[id] = dismiss }
      return .none
    case .perform(let action):
      nonisolated(unsafe) let action = action
      return .run { send in
        await send(action)
        try await untilCancelled()
      }
    case .start(let id):
      return .run { [log] _ in
        try await withTaskCancellationHandler {
          log.running.withValue { _ = $0.insert(id) }
          defer { log.running.withValue { _ = $0.remove(id) } }
          try await untilCancelled()
        } onCancel: {
          log.running.withValue { _ = $0.remove(id) }
        }
      }
    case .changeOutside, .first, .second, .optional, .path, .sheet, .destination:
      return .none
    }
  }

  private struct ModeReducer: Reducer {
    let log: Log

    var body: some Reducer<Mode, ModeAction> {
      Reduce { mode, action in
        if case .set(let new) = action { mode = new }
        return .none
      }
      .ifCaseLet(\.on, action: \.on) { Tree(log: log) }
    }
  }
}
