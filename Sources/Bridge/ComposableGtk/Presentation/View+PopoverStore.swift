import ComposableArchitecture
import GtkUI

extension View {
  /// Shows a presented feature in a popover that points to the view.
  ///
  /// ```swift
  /// .popover(store: store.scope(state: \.$addItem, action: \.addItem)) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  ///
  /// Closing the popover, by whichever way, sends `.dismiss`, once; it leaves when the state does.
  ///
  /// - Parameters:
  ///   - store: What is presented.
  ///   - arrowEdge: The edge of the view that it stands at, if there is room; below it if `nil`.
  ///   - content: What it shows.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content
  ) -> some View {
    StorePresenter(
      kind: .popover(arrowEdge: arrowEdge),
      store: store,
      identity: .type,
      toChildState: { $0 },
      fromChildAction: { $0 },
      presented: content,
      content: self
    )
  }

  /// Shows a presented feature, if it is the one of a case, in a popover that points to the view. Another case, or another id,
  /// is another popover.
  ///
  /// ```swift
  /// .popover(
  ///   store: store.scope(state: \.$destination, action: \.destination),
  ///   state: \.addItem,
  ///   action: { .addItem($0) }
  /// ) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  public func popover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    arrowEdge: Edge? = nil,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    StorePresenter(
      kind: .popover(arrowEdge: arrowEdge),
      store: store,
      identity: .caseAndID,
      toChildState: toDestinationState,
      fromChildAction: fromDestinationAction,
      presented: content,
      content: self
    )
  }
}
