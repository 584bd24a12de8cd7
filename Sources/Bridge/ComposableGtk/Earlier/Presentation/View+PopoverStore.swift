import ComposableArchitecture
import GtkUI

extension View {
  /// Shows a feature in a popover that points to the view while the feature is presented.
  ///
  /// ```swift
  /// .popover(store: store.scope(state: \.$addItem, action: \.addItem)) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  ///
  /// Each way in which the user can close the popover sends `.dismiss` once. The popover is
  /// dismissed when the state becomes `nil`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - arrowEdge: The edge of the view at which the popover is shown, if there is room. If `nil`,
  ///     the popover is shown below the view.
  ///   - content: Returns the view of the presented feature.
  ///
  /// - Returns: A view that presents the popover.
  public func popover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content
  ) -> some View {
    presentation(.popover(arrowEdge: arrowEdge), of: PresentableFeature(store), content: content)
  }

  /// Shows a feature in a popover while a case of an enum is presented, which means that
  /// `toDestinationState` returns a state. The popover points to the view. If the identifier of the
  /// feature changes, another popover is presented. If the case changes, the popover is dismissed.
  /// Another popover is then presented only if `toDestinationState` returns a state for the new
  /// case.
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
    presentation(
      .popover(arrowEdge: arrowEdge),
      of: PresentableFeature(store, state: toDestinationState, action: fromDestinationAction),
      content: content
    )
  }
}
