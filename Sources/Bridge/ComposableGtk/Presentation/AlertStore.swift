import ComposableArchitecture
import GtkUI

extension View {
  /// Shows an alert while there is state for it.
  ///
  /// ```swift
  /// .alert(store: store.scope(state: \.$alert, action: \.alert))
  /// ```
  ///
  /// A button sends its action, as `.presented`; a button without one, Escape, and closing the
  /// alert send `.dismiss`. The alert leaves when its state does.
  public func alert<ButtonAction>(
    store: Store<
      PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>
    >
  ) -> some View {
    AlertStore(store: store, content: self)
  }
}

private struct AlertStore<ButtonAction, Content: View>: View {
  let store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  let content: Content

  var body: some View {
    WithViewStore(
      store,
      observe: { $0.wrappedValue },
      removeDuplicates: { $0?.id == $1?.id }
    ) { viewStore in
      content.alert(
        viewStore.state.map(alertContent),
        id: (viewStore.state?.id).map { AnyHashable($0) },
        onDismiss: { viewStore.state.map { answer($0, .dismiss) } }
      )
    }
  }

  private func alertContent(_ alert: AlertState<ButtonAction>) -> AlertContent {
    var buttons = alert.buttons.map { button in
      AlertContent.Button(String(state: button.label), role: role(button.role)) {
        button.withAction { action in answer(alert, action.map { .presented($0) } ?? .dismiss) }
      }
    }
    if buttons.isEmpty {
      buttons = [AlertContent.Button("OK") { answer(alert, .dismiss) }]
    }
    return AlertContent(
      title: String(state: alert.title),
      message: alert.message.map { String(state: $0) },
      buttons: buttons
    )
  }

  private func role(_ role: ButtonStateRole?) -> AlertContent.Button.Role? {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    case nil: nil
    }
  }

  /// An alert is answered once: until the next frame it can still be seen, and clicked again.
  private func answer(
    _ alert: AlertState<ButtonAction>,
    _ action: PresentationAction<ButtonAction>
  ) {
    if store.withState({ $0.wrappedValue?.id == alert.id }) {
      store.send(action)
    }
  }
}
