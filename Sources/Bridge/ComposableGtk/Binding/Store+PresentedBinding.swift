import ComposableArchitecture
import GtkUI

extension Store where State: ObservableState, Action: CasePathable {
  /// A binding to the store of a feature that is presented while its state is there.
  ///
  /// Written with `nil`, which is how a presentation says that it was closed, it sends `.dismiss`;
  /// unless the feature is gone by then, or another has taken its place.
  func presented<ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: BindingLocation
  ) -> Binding<Store<ChildState, ChildAction>?> {
    let child = scope(
      state: state,
      action: action.appending(path: \.presented),
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
    let presented = withState { $0[keyPath: state].map(PresentedIdentity.init(of:)) }
    return Binding(
      get: { child },
      set: { new in
        guard new == nil else { return }
        self.dismiss(presented, state: state, action: action, at: location)
      }
    )
  }

  private func dismiss<ChildState, ChildAction>(
    _ presented: PresentedIdentity?,
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    at location: BindingLocation
  ) {
    func current() -> PresentedIdentity? {
      withState { $0[keyPath: state].map(PresentedIdentity.init(of:)) }
    }
    guard let presented, current() == presented, !isInvalid else { return }
    send(action(.dismiss))
    guard current() == presented else { return }
    reportIssue(
      """
      A presented feature was dismissed, and its state is still there: \(ChildState.self)

      What shows it stays open. Most likely no reducer presents the feature: add \
      '.ifLet(\\.$child, action: \\.child) { … }' to the body of the feature around it, or bring back \
      what takes its place.
      """,
      fileID: location.fileID,
      filePath: location.filePath,
      line: location.line,
      column: location.column
    )
  }
}

/// Where in an app's source a binding was asked for.
struct BindingLocation {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}
