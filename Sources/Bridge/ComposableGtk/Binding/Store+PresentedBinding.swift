import ComposableArchitecture
import GtkUI
import IssueLocations

extension Store where State: ObservableState, Action: CasePathable {
  /// Returns a binding to the store of a presented feature. The value of the binding is `nil` if
  /// the state is `nil` when this method is called.
  ///
  /// A presentation sets the binding to `nil` when the user closes the presentation. The binding
  /// then sends `.dismiss`, unless the feature was already dismissed or replaced. If the feature is
  /// still presented after `.dismiss`, an issue is reported at `location`.
  func presented<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: IssueLocation
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let presented = self[dynamicMember: state].map { PresentedIdentity(of: $0) }
    let child = presented.flatMap {
      storeOfChild($0, state: state, action: action, at: location)
    }
    return Binding(
      get: { child },
      set: { new in
        guard new == nil else { return }
        self.dismiss(presented, state: state, action: action, at: location)
      }
    )
  }

  /// Returns the store of a presented feature. A feature with another identity has another store,
  /// so that a view starts another presentation. The store of a replaced feature returns its last
  /// state.
  private func storeOfChild<ChildState, ChildAction>(
    _ identity: PresentedIdentity,
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: IssueLocation
  ) -> Store<ChildState, ChildAction>? {
    guard identity.distinguishesFeatures, cachesScopedStores else {
      return scope(
        state: state,
        action: action.appending(path: \.presented),
        fileID: location.fileID,
        filePath: location.filePath,
        line: location.line,
        column: location.column
      )
    }
    return scope(
      id: PresentedStoreID(state: state, action: action, identity: identity),
      state: { parent in
        parent[keyPath: state].flatMap { PresentedIdentity(of: $0) == identity ? $0 : nil }
      },
      action: { action(.presented($0)) }
    )
  }

  private func dismiss<ChildState, ChildAction>(
    _ presented: PresentedIdentity?,
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: IssueLocation
  ) {
    func current() -> PresentedIdentity? {
      withState { $0[keyPath: state].map(PresentedIdentity.init(of:)) }
    }
    guard let presented, current() == presented, !isInvalid else { return }
    send(action(.dismiss))
    guard current() == presented else { return }
    location.report(
      """
      A presented feature was dismissed, but its state is not 'nil': \(ChildState.self)

      The view of the feature is still presented. Most likely no reducer runs the presented \
      feature: add '.ifLet(\\.$child, action: \\.child) { … }' to the body of the parent feature, \
      or set the state to 'nil' when the parent receives '.dismiss'.
      """
    )
  }
}

private struct PresentedStoreID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
  let identity: PresentedIdentity
}
