import CasePaths

/// A core of a part of the parent's state, and of the actions of the part. Unlike the part of an
/// ``OptionalCore``, this part can't be removed.
///
/// The key path and the case path are stored instead of closures, because each closure would
/// require an additional object.
@MainActor
final class ScopedCore<ParentState, ParentAction, State, Action>: DerivedCore {
  let parent: any StoreCore<ParentState, ParentAction>
  private let keyPath: KeyPath<ParentState, State>
  private let path: AnyCasePath<ParentAction, Action>
  let observesReplacement: Bool

  init(
    parent: any StoreCore<ParentState, ParentAction>,
    state keyPath: KeyPath<ParentState, State>,
    action path: AnyCasePath<ParentAction, Action>
  ) {
    self.parent = parent
    observesReplacement = parent.observesReplacementOfParts
    self.keyPath = keyPath
    self.path = path
  }

  var state: State {
    let parent = parent.state
    return GetterEvaluation.evaluate { parent[keyPath: keyPath] }
  }

  private lazy var untrackedKeyPath = keyPath.untracked

  var untrackedState: State? {
    let keyPath = untrackedKeyPath
    return parent.untrackedState.map { parent in
      GetterEvaluation.evaluate { parent[keyPath: keyPath] }
    }
  }

  func send(_ action: Action) -> ActionTask? {
    parent.send(path.embed(action))
  }

  // A stored property changes only with the parent's state. A computed property may read objects,
  // too.
  func subscribeToOwnChanges(_ handler: @escaping @MainActor () -> Void) -> StoreSubscription {
    keyPath.isStored ? parent.subscribeToOwnChanges(handler) : parent.subscribe(handler)
  }
}
