import Gtk

/// A short message with buttons.
struct Toast<Actions: View> {
  /// The identity. A toast with another identity replaces the toast, and the duration begins again.
  let id: AnyHashable
  let title: String
  /// The time after which the toast is dismissed, or `nil`.
  let duration: Duration?
  let actions: Deferred<Actions>
  /// Removes the toast from the state. Does nothing if the state no longer contains the toast.
  let dismiss: @MainActor () -> Void
}

/// The text and the buttons of a toast.
struct ToastBody<Actions: View>: View {
  let toast: Toast<Actions>
  let buttons: ToastButtons

  var body: some View {
    Text(toast.title)
      .padding(.trailing, 6)
      .frame(maxWidth: .infinity, alignment: .leading)
    toast.actions
      .environment(\.buttonContainer, buttons)
      .environment(\.dismiss, DismissAction(toast.dismiss))
    Button(ToolkitWord.close.text, systemImage: "xmark", action: toast.dismiss)
      .labelStyle(.iconOnly)
      .buttonStyle(.borderless)
  }
}

/// The container of the buttons of a toast, which dismisses the toast after a click.
@MainActor
final class ToastButtons: ButtonContainer {
  /// Called after a click. Dismisses the toast to which the buttons belong.
  var onClick: @MainActor () -> Void = {}

  func style(_ button: Gtk.Button, _ role: ButtonRole?) {
    button.appearanceClasses =
      role == .destructive ? ["toast-action", "destructive-action"] : ["toast-action"]
  }

  func buttonWasClicked() { onClick() }
}
