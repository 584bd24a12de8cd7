import CasePaths
import Dependencies
import Observation

/// The runtime of a feature, which stores the state, runs the reducer and runs effects.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.incrementButtonTapped)
/// ```
///
/// An app has one root store. The views of its features use stores that are scoped to a part of the
/// state, with `scope(state:action:)`. A scoped store owns no state. It reads the state of the
/// root store, and sends its actions to the root store.
@dynamicMemberLookup
@MainActor
@preconcurrency
public final class Store<State, Action> {
  let core: any StoreCore<State, Action>
  /// Whether ``scope(state:action:)`` returns the same store again for the same part. `false` for a
  /// store that was scoped with closures, which can't be compared, and for the descendants of such
  /// a store.
  let cachesChildren: Bool
  /// The root core from which the state is read directly, or `nil`. The property is set only for a
  /// root store whose state itself notifies observers of every change, as in most apps. The
  /// reference is unretained, because counting a reference would take as long as the rest of a
  /// read. The property ``core`` retains the root core.
  @usableFromInline let root: Unmanaged<RootCore<State, Action>>?
  /// The dependencies with which a root store was created; `nil` for a scoped store.
  nonisolated private let creationDependencies: DependencyValues?
  var children = ScopedStores()
  /// Created lazily, because the state of many stores is never read.
  private lazy var observation = StoreObservation(of: core)

  init(
    core: any StoreCore<State, Action>,
    root: RootCore<State, Action>? = nil,
    dependencies: DependencyValues? = nil,
    cachesChildren: Bool = true
  ) {
    precondition(root == nil || root === core)
    self.core = core
    self.root = root.flatMap {
      FastPaths.usesUncountedReferences && $0.observesReplacement ? .passUnretained($0) : nil
    }
    self.cachesChildren = cachesChildren
    creationDependencies = dependencies
  }

  /// Creates a root store.
  ///
  /// - Parameters:
  ///   - initialState: The initial state. Evaluated once, with the overridden dependencies.
  ///   - reducer: Returns the reducer of the feature. Called once.
  ///   - prepareDependencies: Overrides dependencies of the feature. All other dependencies have
  ///     the values that are current when the store is created.
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) {
    let (core, dependencies) = DependencyValues.overriding(prepareDependencies ?? { _ in }) {
      RootCore(
        initialState: initialState(),
        reducer: reducer(),
        dependencies: DependencyValues._current
      )
    }
    self.init(core: core, root: core, dependencies: dependencies)
  }

  /// The current state. A view whose body reads the state observes the state.
  ///
  /// The properties of an ``ObservableState`` are observed separately: the body is evaluated again
  /// after a change of a property that the body read. With any other state, the body is evaluated
  /// again after the root store has processed actions, even if the state is unchanged.
  @inlinable
  public var state: State { observedState }

  /// The value of ``state``, for use in declarations of `state` that also have a setter.
  @inlinable
  var observedState: State {
    guard let root else { return coreState }
    recordAccess()
    return root.takeUnretainedValue().current
  }

  @usableFromInline
  func recordAccess() {
    core.access()
  }

  @usableFromInline
  var coreState: State {
    observation.access()
    return core.state
  }

  /// Calls `body` with the current state. A state that isn't an ``ObservableState`` is not
  /// observed. An ``ObservableState`` tracks the properties that `body` reads.
  public func withState<R>(_ body: (_ state: State) -> R) -> R {
    body(core.state)
  }

  /// Sends an action.
  ///
  /// The action, and the actions that its effects send synchronously, are processed before this
  /// method returns. However, if the root store is processing another action or notifying its
  /// subscribers, the action is enqueued, and this method returns at once.
  ///
  /// - Returns: The work that the action starts. If the action is enqueued, the returned task has
  ///   no work.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    StoreTask(task: core.send(action))
  }
}

extension Store: Observable {}

extension Store: DependencyOwner {
  /// The dependencies with which a root store was created; `nil` for a scoped store.
  package nonisolated var ownedDependencies: DependencyValues? { creationDependencies }
}

/// The store of the feature `R`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

extension Store {
  /// Returns a store of a part of the feature.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(state: \.profile, action: \.profile))
  /// ```
  ///
  /// Returns the same store for the same part, as long as the store is retained. A store that was
  /// scoped with closures returns a new store at each call.
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
    return children.store(at: ScopeCallSite(state: state, action: action.address)) {
      ScopeID(state: state, action: action.keyPath)
    } make: {
      make()
    }
  }

  /// Returns a store of a part of the feature that closures derive. Each call returns a new store,
  /// because closures can't be compared. Prefer ``scope(state:action:)`` with key paths.
  public func scope<ChildState, ChildAction>(
    state toChildState: @escaping (_ state: State) -> ChildState,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction> {
    Store<ChildState, ChildAction>(
      core: TransformedCore(parent: core, state: toChildState, action: fromChildAction),
      cachesChildren: false
    )
  }

  /// Returns a store of a part of the feature that can be removed.
  ///
  /// - Parameters:
  ///   - id: The identifier of the part. The same store is returned for an equal identifier, as
  ///     long as the store is retained.
  ///   - toChildState: Returns the state of the part, or `nil` if the part does not exist.
  ///   - fromChildAction: Wraps an action of the part in an action of the feature.
  /// - Returns: A store of the part, or `nil` if the part does not exist.
  package func scope<ChildState, ChildAction>(
    id: some Hashable,
    state toChildState: @escaping (_ state: State) -> ChildState?,
    action fromChildAction: @escaping (_ childAction: ChildAction) -> Action
  ) -> Store<ChildState, ChildAction>? {
    let state = core.state
    guard let child = GetterEvaluation.evaluate({ toChildState(state) }) else { return nil }
    return children.store(id: id) {
      Store<ChildState, ChildAction>(
        core: OptionalCore(
          parent: core,
          last: child,
          state: toChildState,
          action: fromChildAction
        ),
        cachesChildren: cachesChildren
      )
    }
  }

  /// Whether the part of the state to which this store is scoped has been removed.
  package var isInvalid: Bool { core.isInvalid }
}

struct ScopeID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}
