import ComposableArchitecture
import GtkUI

extension View {
  /// Shows a presented feature as a page above the one that the view is on.
  ///
  /// ```swift
  /// .navigationDestination(
  ///   store: store.scope(state: \.$detail, action: \.detail)
  /// ) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// Going back sends `.dismiss`; the page leaves when the state does.
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination
  ) -> some View {
    navigationDestination(
      store: store,
      state: { $0 },
      action: { $0 },
      destination: destination
    )
  }

  /// Shows a presented feature, if it is the one of a case, as a page above the one that the view is
  /// on.
  ///
  /// ```swift
  /// .navigationDestination(
  ///   store: store.scope(state: \.$destination, action: \.destination),
  ///   state: \.detail,
  ///   action: { .detail($0) }
  /// ) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  public func navigationDestination<
    State,
    Action,
    DestinationState,
    DestinationAction,
    Destination: View
  >(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    @ViewBuilder destination:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Destination
  ) -> some View {
    StorePresentation(
      store: store,
      identity: .enumCase,
      toChildState: toDestinationState,
      fromChildAction: fromDestinationAction
    ) { presented in
      self.navigationDestination(id: presented.id, onDismiss: presented.dismiss) {
        if let store = presented.child() {
          destination(store)
        }
      }
    }
  }
}
