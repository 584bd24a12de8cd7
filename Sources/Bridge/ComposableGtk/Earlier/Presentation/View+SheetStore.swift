import ComposableArchitecture
import GtkUI

extension View {
  /// Shows a feature in a sheet while the feature is presented.
  ///
  /// ```swift
  /// .sheet(store: store.scope(state: \.$addItem, action: \.addItem)) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  ///
  /// Each way in which the user can close the sheet sends `.dismiss` once. The sheet is dismissed
  /// when the state becomes `nil`. If the identifier or the case of the state changes, another
  /// sheet is presented.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called after the sheet was dismissed.
  ///   - content: Returns the view of the presented feature.
  ///
  /// - Returns: A view that presents the sheet.
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content
  ) -> some View {
    presentation(.sheet, of: PresentableFeature(store), onDismiss: onDismiss, content: content)
  }

  /// Shows a feature in a sheet while a case of an enum is presented, which means that
  /// `toDestinationState` returns a state. If the identifier of the feature changes, another sheet
  /// is presented. If the case changes, the sheet is dismissed. Another sheet is then presented
  /// only if `toDestinationState` returns a state for the new case.
  ///
  /// ```swift
  /// .sheet(
  ///   store: store.scope(state: \.$destination, action: \.destination),
  ///   state: \.addItem,
  ///   action: { .addItem($0) }
  /// ) { store in
  ///   ItemFormView(store: store)
  /// }
  /// ```
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toDestinationState: @escaping (_ state: State) -> DestinationState?,
    action fromDestinationAction: @escaping (_ destinationAction: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content:
      @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    presentation(
      .sheet,
      of: PresentableFeature(store, state: toDestinationState, action: fromDestinationAction),
      onDismiss: onDismiss,
      content: content
    )
  }
}
