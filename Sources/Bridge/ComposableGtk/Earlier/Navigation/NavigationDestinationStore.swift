import ComposableArchitecture
import GtkUI

extension View {
  /// Pushes a page above the page of the view while a feature is presented.
  ///
  /// ```swift
  /// .navigationDestination(
  ///   store: store.scope(state: \.$detail, action: \.detail)
  /// ) { store in
  ///   DetailView(store: store)
  /// }
  /// ```
  ///
  /// When the user pops the page, `.dismiss` is sent. The page is popped when the state becomes
  /// `nil`.
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

  /// Pushes a page above the page of the view while a case of an enum is presented.
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
    PresentableFeature(
      store,
      state: toDestinationState,
      action: fromDestinationAction,
      identity: .enumCase
    )
    .observed { presented in
      self.navigationDestination(id: presented.id, onDismiss: presented.dismiss) {
        if let store = presented.child() {
          destination(store)
        }
      }
    }
  }
}
