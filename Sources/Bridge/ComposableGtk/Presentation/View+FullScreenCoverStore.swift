import ComposableArchitecture
import GtkUI

extension View {
  /// Shows a presented feature on a page over all that the window shows.
  ///
  /// ```swift
  /// .fullScreenCover(store: store.scope(state: \.$addItem, action: \.addItem)) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  ///
  /// Leaving the page, by whichever way, sends `.dismiss`, once; it leaves when the state does.
  ///
  /// - Parameters:
  ///   - store: What is presented.
  ///   - onDismiss: Called when the page is gone.
  ///   - content: What it shows.
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content
  ) -> some View {
    StorePresenter(
      kind: .fullScreenCover,
      store: store,
      identity: .type,
      toChildState: { $0 },
      fromChildAction: { $0 },
      onDismiss: onDismiss,
      presented: content,
      content: self
    )
  }

  /// Shows a presented feature, if it is the one of a case, on a page over all that the window shows. Another case, or another id,
  /// is another page.
  ///
  /// ```swift
  /// .fullScreenCover(
  ///   store: store.scope(state: \.$destination, action: \.destination),
  ///   state: \.addItem,
  ///   action: { .addItem($0) }
  /// ) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    StorePresenter(
      kind: .fullScreenCover,
      store: store,
      identity: .caseAndID,
      toChildState: toDestinationState,
      fromChildAction: fromDestinationAction,
      onDismiss: onDismiss,
      presented: content,
      content: self
    )
  }
}
