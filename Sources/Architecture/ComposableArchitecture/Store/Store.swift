import CasePaths
import Dependencies
import Observation

/// Runs a feature: holds its state, takes its actions, carries out its effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// ```
///
/// An app has one root store. The views of its features get stores that are scoped to the part they
/// are about, with ``scope(state:action:)``. Scoped stores own no state: they look through to the
/// root's, and send to it.
@dynamicMemberLookup
@MainActor
@preconcurrency
public final class Store<State, Action> {
  let core: any StoreCore<State, Action>
  /// Whether what is scoped from this store is given again while somebody has it. It isn't where
  /// closures come in, which can't be compared.
  let cachesChildren: Bool
  /// The core, if it owns the state and tells of every change of it by itself, as that of most apps
  /// does. There is nothing else to be done for a reader then, and to count a reference to it would take
  /// as long as the rest: ``core`` keeps it.
  @usableFromInline let root: Unmanaged<RootCore<State, Action>>?
  var children = ScopedStores()
  /// Created when the state is read: most stores that are scoped are passed on unread.
  private lazy var observation = StoreObservation(of: core)

  init(
    core: any StoreCore<State, Action>,
    root: RootCore<State, Action>? = nil,
    cachesChildren: Bool = true
  ) {
    precondition(root == nil || root === core)
    self.core = core
    self.root = root.flatMap { $0.tellsOfReplacement ? .passUnretained($0) : nil }
    self.cachesChildren = cachesChildren
  }

  /// Makes a root store.
  ///
  /// - Parameters:
  ///   - initialState: What the feature starts from. Evaluated once, under the dependencies below.
  ///   - reducer: The feature.
  ///   - prepareDependencies: Changes the dependencies that the feature sees. They are those in
  ///     force where the store is made, but for what this closure changes.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let core = withDependencies(prepareDependencies ?? { _ in }) {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: DependencyValues._current
      )
    }
    self.init(core: core, root: core)
  }

  /// The state as it is now. Read within a view's body it is observed.
  ///
  /// ``ObservableState`` tells of its properties one by one: the body is evaluated again after one
  /// that it read has changed. With other state it is after any change.
  @inlinable
  public var state: State { observedState }

  /// What ``state`` gives, where that may also be set.
  @inlinable
  var observedState: State {
    guard let root else { return stateOfCore }
    noteReading()
    return root.takeUnretainedValue().current
  }

  @usableFromInline
  func noteReading() {
    core.access()
  }

  @usableFromInline
  var stateOfCore: State {
    observation.access()
    return core.state
  }

  /// Gives the state as it is now to `body`, unobserved.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  /// Sends an action.
  ///
  /// The action is processed before this returns, and so are the actions that its effects send at
  /// once; unless another action is being processed, in which case it waits for its turn.
  ///
  /// - Returns: The work that the action set off.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(task: core.send(action))
  }
}

extension Store: Observable {}

/// The store of the feature `R`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store {
  /// A store of a part of the feature.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(state: \.profile, action: \.profile))
  /// ```
  ///
  /// Asked again for the same part while somebody still has the store, it gives the same one.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: CaseLiteral(action))
  }

  func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState>,
    action: CaseLiteral<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    func make() -> Store<ChildState, ChildAction> {
      Store<ChildState, ChildAction>(
        core: ScopedCore(parent: core, state: state, action: action.path),
        cachesChildren: cachesChildren
      )
    }
    guard cachesChildren else { return make() }
    return children.store(at: ScopePlace(state: state, action: action.address)) {
      ScopeID(state: state, action: action.keyPath)
    } make: {
      make()
    }
  }

  /// A store of a part of the feature, by closures. A new one at each call, since two closures
  /// can't be compared, and so is what is scoped from it: prefer ``scope(state:action:)`` with key
  /// paths.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: TransformedCore(parent: core, state: toChildState, action: fromChildAction),
      cachesChildren: false
    )
  }

  /// A store of a part of the feature that may go away, or `nil` if it isn't there.
  ///
  /// - Parameter id: What tells the part from others; with an equal id, and while somebody has the
  ///   store, the same one is given.
  package func scope<ChildState, ChildAction>(
    id: some Hashable,
    state toChildState: @escaping (_ state: State) -> ChildState?,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    guard let child = toChildState(core.state) else { return nil }
    return children.store(id: id) {
      Store<ChildState, ChildAction>(
        core: PartialCore(
          parent: core,
          last: child,
          state: toChildState,
          action: fromChildAction
        ),
        cachesChildren: cachesChildren
      )
    }
  }

  /// Whether the part of the state that this store looks at is gone.
  package var isInvalid: Bool { core.isInvalid }
}

struct ScopeID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}
