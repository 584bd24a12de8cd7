import Dependencies
import IdentifiedCollections
import IssueLocations
import IssueReporting

/// The core of a root store, which owns the state, runs the reducer and runs the effects.
///
/// Actions are processed one after the other, in the order in which the actions are sent. An action
/// that is sent while another action is processed is enqueued. Subscribers are notified when the
/// queue is empty.
@MainActor
@usableFromInline
final class RootCore<State, Action>: StoreCore {
  private struct PendingAction {
    let action: Action
    let trigger: ActionTask?
    let sequence: EffectSequence?
    let context: SendContext?
  }

  /// The dependencies of the reducer.
  var dependencies: DependencyValues

  /// An observer of each action and its effect, for tests.
  weak var monitor: (any StoreMonitor<State, Action>)?

  /// The location at which a test created the store, for issues.
  var location: IssueLocation?
  /// The uses of dependencies that were reported, or `nil` outside of tests.
  private let reportedUses = ReportedUses()

  // The reducer changes the state in place. With a copy, the first change of each array or
  // dictionary in the state would copy the whole collection, and the cost of an action of one row
  // would be proportional to the number of rows.
  //
  // NB: Exclusive access is not checked, because for `state = State()`, the optimiser constructs
  // the new state in place, and inlines the exclusive access of the initializer to its `self`. This
  // second access to the state would trap. `checkRead` traps if the state is read while the reducer
  // runs.
  @exclusivity(unchecked)
  @usableFromInline
  var current: State
  private let reducer: any Reducer<State, Action>
  private let replacement: StateReplacementDetector<State>?
  /// The observable change of ``replacement``. The detector retains the object.
  private let change: Unmanaged<ObservedChange>?
  private let subscribers = StoreSubscribers()
  let throttleIntervals = ThrottleIntervals<Action>()
  private let mounts = MountRegistry()
  private var sendLoop = SendLoop()
  // NB: The array is not stored in `sendLoop`, because the compiler can't prove that no other code
  // accesses the array while an action is appended. If `sendLoop` contained the array, each access
  // to `sendLoop` would be checked for exclusivity at run time, which takes some 250 instructions
  // for an action without effects.
  private var pending: [PendingAction] = []

  init(
    initialState: State,
    reducer: some Reducer<State, Action>,
    dependencies: DependencyValues
  ) {
    self.current = initialState
    self.replacement = StateReplacementDetector(initialState)
    self.change = replacement.map { .passUnretained($0.change) }
    self.reducer = reducer
    self.dependencies = dependencies
    self.dependencies.navigationIDPath = .root.appendingRoot(of: mounts)
  }

  isolated deinit {
    work.cancel()
    // The path of the store's features retains the registry, and the effects of a released store
    // may retain the path.
    mounts.endAll()
  }

  var state: State {
    access()
    return current
  }

  var untrackedState: State? {
    checkRead()
    return current
  }

  func access() {
    checkRead()
    change?.access()
  }

  private func checkRead() {
    // While the reducer runs, the state must not be read, because a part of the state may be moved
    // to another place in memory during its change.
    precondition(
      !sendLoop.isReducing,
      """
      The state of a store was read while the store's reducer was changing the state. A reducer \
      receives the state as an argument: pass the required values to the function that reads the \
      store, or read the store in an effect.
      """
    )
    LastRead.record()
  }

  var isInvalid: Bool { false }

  var observesReplacement: Bool { replacement != nil }

  var identities: [ObservableStateID] {
    if observesReplacement { return [] }
    return identity(of: current).map { [$0] } ?? []
  }

  let work = RunningTasks()

  func subscribe(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    subscribers.insert(handler)
  }

  func send(_ action: Action) -> ActionTask? {
    enqueue(action, trigger: nil, sequence: nil)
  }

  private func enqueue(
    _ action: Action,
    trigger: ActionTask?,
    sequence: EffectSequence?
  ) -> ActionTask? {
    switch sendLoop.send(isFromEffect: trigger != nil) {
    case .process:
      // An observer is registered after the observer has read the state. A copy that was changed
      // between the read and the registration has not notified the observer.
      LastRead.record()
    case .enqueue:
      appendPending(action, trigger: trigger, sequence: sequence)
      return nil
    case .reportAndEnqueue:
      reportSentByReducer(action)
      appendPending(action, trigger: trigger, sequence: sequence)
      return nil
    }
    var root: ActionTask?
    process(action, trigger: trigger, sequence: sequence, root: &root)
    while true {
      switch sendLoop.next() {
      case .processPending: processPending(root: &root)
      case .notifySubscribers: notifySubscribers()
      case .finish: return root
      }
    }
  }

  private func notifySubscribers() {
    ReplacementCheck.begin()
    subscribers.notify()
  }

  @inline(never)
  private func appendPending(_ action: Action, trigger: ActionTask?, sequence: EffectSequence?) {
    pending.append(
      PendingAction(
        action: action,
        trigger: trigger,
        sequence: sequence,
        context: SendContext.current
      )
    )
    sequence?.actionWasEnqueued()
  }

  private func process(
    _ action: Action,
    trigger: ActionTask?,
    sequence: EffectSequence?,
    root: inout ActionTask?
  ) {
    monitor?.storeWillReduce(action)
    let effect = reduce(action)
    guard !effect.isNone else {
      monitor?.storeDidReduce(action, isReceived: trigger != nil, task: nil)
      return
    }
    start(effect, of: action, trigger: trigger, sequence: sequence, root: &root)
  }

  @inline(never)
  private func start(
    _ effect: Effect<Action>,
    of action: Action,
    trigger: ActionTask?,
    sequence: EffectSequence?,
    root: inout ActionTask?
  ) {
    let task = ActionTask(trigger: trigger ?? root) { [weak work] in work?.remove($0) }
    monitor?.storeDidReduce(action, isReceived: trigger != nil, task: task)
    if trigger == nil && root == nil {
      root = task
    }
    work.insert(task)
    runner(for: action, sequence: sequence).run(effect, as: task)
  }

  @inline(never)
  private func processPending(root: inout ActionTask?) {
    var index = 0
    while index < pending.count {
      let next = pending[index]
      index += 1
      if let context = next.context {
        context {
          process(next.action, trigger: next.trigger, sequence: next.sequence, root: &root)
        }
      } else {
        process(next.action, trigger: next.trigger, sequence: next.sequence, root: &root)
      }
      next.sequence?.enqueuedActionWasProcessed()
    }
    sendLoop.didProcessPending()
    // The actions are released when `pending` is empty and not accessed, because the deinitialiser
    // of an object in an action may send another action.
    _ = removePending()
  }

  // NB: The method is inlined, because a call would look up the type of the elements again, which
  // takes some hundred instructions.
  @inline(__always)
  private func removePending() -> [PendingAction] {
    let processed = pending
    pending = []
    return processed
  }

  private func reduce(_ action: Action) -> Effect<Action> {
    sendLoop.reducerWillRun()
    LastRead.reducerWillRun()
    // A reducer of another store may have sent the action.
    let part = FeaturePart.current
    FeaturePart.current = .whole
    replacement?.prepare(&current)
    defer {
      sendLoop.reducerDidRun()
      replacement?.check(&current)
      LastRead.reducerDidRun()
      FeaturePart.current = part
    }
    // The closure assigns the effect instead of returning the effect, because the look-up of a
    // generic result type is slow.
    var effect = Effect<Action>.none
    let feature = testedFeature(for: action)
    DependencyValues.withCurrent(dependencies) {
      TestedFeature.run(feature) {
        effect = reducer.reduce(into: &current, action: action)
      }
    }
    return effect
  }

  private func testedFeature(for action: Action) -> TestedFeature? {
    reportedUses.map { TestedFeature(handling: action, at: location, reportedUses: $0) }
  }

  private func runner(for action: Action, sequence: EffectSequence?) -> EffectRunner<Action> {
    EffectRunner(
      trigger: action,
      feature: testedFeature(for: action),
      throttleIntervals: throttleIntervals,
      mounts: mounts,
      triggerSequence: sequence
    ) { [weak self] action, task, sequence in
      _ = self?.enqueue(action, trigger: task, sequence: sequence)
    }
  }

  private func reportSentByReducer(_ action: Action) {
    reportIssue(
      """
      An action was sent to a store while the store's reducer was running:

          \(debugCaseOutput(action))

      The action was enqueued, and is processed after the current action. A reducer must not send \
      actions, either directly or in a function that the reducer calls. Return '.send' from the \
      reducer, or call a function that both actions share.
      """
    )
  }
}
