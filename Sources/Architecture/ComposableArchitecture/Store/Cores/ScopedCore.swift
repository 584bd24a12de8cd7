import CasePaths

/// A core of a part of the parent's state that always exists, and of the actions of the part.
///
/// The key path and the case path are stored directly, because a closure for each would be an
/// additional object.
@MainActor
final class ScopedCore<ParentState, ParentAction, State, Action>: DerivedCore {
  let parent: any StoreCore<ParentState, ParentAction>
  private let keyPath: KeyPath<ParentState, State>
  private let path: AnyCasePath<ParentAction, Action>

  init(
    parent: any StoreCore<ParentState, ParentAction>,
    state keyPath: KeyPath<ParentState, State>,
    action path: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    self.keyPath = keyPath
    self.path = path
  }

  var state: State { parent.state[keyPath: keyPath] }

  func send(_ action: Action) -> ActionTask? {
    parent.send(path.embed(action))
  }

  // A part that is stored in the parent's state changes only with the parent's state.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    keyPath.isStored ? parent.subscribeToOwnChanges(handler) : parent.subscribe(handler)
  }
}
