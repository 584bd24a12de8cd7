import Dependencies
import IssueReporting

/// The core of a root store: it owns the state, runs the reducer and carries out the effects.
///
/// Actions are processed one after the other, in the order in which they came in. One that comes in
/// while another is processed waits. Subscribers hear of the outcome once the buffer is empty.
@MainActor
@usableFromInline
final class RootCore<State, Action>: StoreCore {
  private struct Pending {
    let action: Action
    let origin: ActionTask?
  }

  private enum Phase {
    case idle
    /// The reducer runs, and has the state to itself.
    case reducing
    /// Effects are being started, or subscribers called.
    case busy
  }

  /// The dependencies that the reducer sees.
  var dependencies: DependencyValues

  /// Sees each action and what became of it; for tests.
  weak var monitor: (any StoreMonitor<State, Action>)?

  // The reducer changes this in place. On a copy, each array or dictionary in the state would be
  // copied whole at its first change: an action to one row would cost as much as there are rows.
  //
  // NB: Unchecked, because the optimiser builds what is assigned to the state in its place, and with
  // it the exclusive access that an initializer begins to itself: `state = State()` would be taken
  // for a second access and stop the program. `phase` keeps others from looking meanwhile.
  @exclusivity(unchecked)
  @usableFromInline
  var current: State
  private let reducer: any Reducer<State, Action>
  private let replacement: StateReplacement<State>?
  /// The change that ``replacement`` tells of.
  private let change: Unmanaged<ObservedChange>?
  private let subscribers = StoreSubscribers()
  let throttleIntervals = ThrottleIntervals<Action>()
  private var pending: [Pending] = []
  // Asking the array would take as long as reducing an action: it is made up of what the compiler
  // doesn't know here.
  private var hasPending = false
  private var phase = Phase.idle

  init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues
  ) {
    self.current = initialState
    self.replacement = StateReplacement(initialState)
    self.change = replacement.map { .passUnretained($0.change) }
    self.reducer = reducer
    self.dependencies = dependencies
    self.dependencies.navigationIDPath = .root.appending(.unique())
  }

  isolated deinit {
    work.cancel()
  }

  var state: State {
    access()
    return current
  }

  func access() {
    // What the reducer has moved out of its place, to change it, must not be looked at meanwhile.
    precondition(
      phase != .reducing,
      """
      The state of a store was read while the store's reducer was changing it. A reducer has its \
      state at hand: pass on what is needed of it, or read the store in an effect.
      """
    )
    change?.access()
  }

  var isInvalid: Bool { false }

  var tellsOfReplacement: Bool { replacement != nil }

  var traces: [StateTrace] {
    if tellsOfReplacement { return [] }
    return StateIdentity<State>().map { [StateTrace(id: $0(current))] } ?? []
  }

  let work = RunningWork()

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    subscribers.insert(handler)
  }

  func send(_ action: Action) -> ActionTask? {
    if phase == .reducing {
      reportSentByReducer(action)
    }
    return enqueue(action, origin: nil)
  }

  private func enqueue(_ action: Action, origin: ActionTask?) -> ActionTask? {
    guard phase == .idle else {
      wait(action, origin: origin)
      return nil
    }
    phase = .busy
    defer { phase = .idle }
    var root: ActionTask?
    // The first has nothing to wait for, and is most often the only one.
    process(action, origin: origin, root: &root)
    if hasPending {
      processPending(root: &root)
    }
    subscribers.notify()
    // What subscribers send is processed in another round, after all of them have heard of this
    // one.
    while hasPending {
      processPending(root: &root)
      subscribers.notify()
    }
    return root
  }

  @inline(never)
  private func wait(_ action: Action, origin: ActionTask?) {
    pending.append(Pending(action: action, origin: origin))
    hasPending = true
  }

  private func process(_ action: Action, origin: ActionTask?, root: inout ActionTask?) {
    monitor?.storeWillReduce(action)
    let effect = reduce(action)
    guard !effect.isNone else {
      monitor?.storeDidReduce(action, isReceived: origin != nil, task: nil)
      return
    }
    start(effect, of: action, origin: origin, root: &root)
  }

  @inline(never)
  private func start(
    _ effect: Effect<Action>,
    of action: Action,
    origin: ActionTask?,
    root: inout ActionTask?
  ) {
    let task = ActionTask(origin: origin ?? root) { [weak work] in work?.remove($0) }
    monitor?.storeDidReduce(action, isReceived: origin != nil, task: task)
    if origin == nil && root == nil {
      root = task
    }
    work.insert(task)
    runner(for: action).run(effect, as: task)
  }

  @inline(never)
  private func processPending(root: inout ActionTask?) {
    var index = 0
    while index < pending.count {
      let next = pending[index]
      index += 1
      process(next.action, origin: next.origin, root: &root)
    }
    // Emptied at the end, not action by action, since an action's deinitialiser may send another.
    let processed = pending
    pending = []
    hasPending = false
    _ = processed
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    phase = .reducing
    replacement?.prepare(&current)
    defer {
      phase = .busy
      replacement?.check(&current)
    }
    // Not as the result of the closure: a type that is put together here takes long to look up.
    var effect = Effect<Action>.none
    DependencyValues.withCurrent(dependencies) {
      effect = reducer.reduce(into: &current, action: action)
    }
    return effect
  }

  private func runner(for action: Action) -> EffectRunner<Action> {
    EffectRunner(origin: action, throttleIntervals: throttleIntervals) { [weak self] action, task in
      _ = self?.enqueue(action, origin: task)
    }
  }

  private func reportSentByReducer(_ action: Action) {
    reportIssue(
      """
      An action was sent to a store while the store's reducer was running:

          \(debugCaseOutput(action))

      It is processed when its turn comes. A reducer sends nothing by itself, be it through \
      something that it calls: let it return '.send', or call a function that both actions share.
      """
    )
  }
}
