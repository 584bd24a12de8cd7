import CasePaths
import IssueLocations

extension Store where State: ObservableState {
  /// Returns a store of an optional feature, or `nil` if the state of the feature is `nil`.
  ///
  /// ```swift
  /// if let child = store.scope(state: \.child, action: \.child.presented) {
  ///   ChildView(store: child)
  /// }
  /// ```
  ///
  /// A view whose body calls this method observes whether the state is `nil`. Later calls return
  /// the same store, as long as the store is retained. After the feature is removed, a retained
  /// store returns the last state of the feature.
  ///
  /// The compiler selects this method if the context requires an optional, as in `if let` and
  /// `store.scope(…)?`. In a declaration without `if`, such as `let child = store.scope(…)`, the
  /// compiler selects the method that returns a store of optional state. If this store was scoped
  /// with closures, an issue is reported, because this store can't cache its scoped stores.
  public func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state,
      action: CaseLiteral(action),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  private func scope<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseLiteral<Action, ChildAction>,
    at location: IssueLocation
  ) -> Store<ChildState, ChildAction>? {
    reportIfUncached(at: location)
    guard let child = self[dynamicMember: state] else { return nil }
    return children.store(
      at: ScopeCallSite(state: state, action: action.address, isOptional: true)
    ) {
      OptionalScopeID(state: state, action: action.keyPath)
    } make: {
      Store<ChildState, ChildAction>(
        core: OptionalCore(
          parent: core,
          last: child,
          state: { $0[keyPath: state] },
          action: action.path.embed
        ),
        cachesChildren: cachesChildren
      )
    }
  }

  /// Returns a store of an optional feature, or `nil` if the state of the feature is `nil`.
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Store<ChildState, ChildAction>? {
    scope(
      state: state,
      action: CaseLiteral(action),
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

extension Store {
  /// Returns a store of a part of the state and the actions.
  ///
  /// ```swift
  /// ProfileView(store: store.scope(\.profile, action: \.profile))
  /// ```
  public func scope<ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState>,
    action: @escaping @autoclosure () -> CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    scope(state: state, action: CaseLiteral(action))
  }
}

private struct OptionalScopeID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}
