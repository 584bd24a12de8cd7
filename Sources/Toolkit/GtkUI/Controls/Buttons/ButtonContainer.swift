import Gtk

/// A container that styles its buttons and observes their clicks, such as an alert.
@MainActor
protocol ButtonContainer: AnyObject {
  /// Sets the style of a button in the container.
  func style(_ button: Gtk.Button, _ role: ButtonRole?)

  /// Called when a button was clicked, after the action of the button has run.
  func buttonWasClicked()
}

private enum ButtonContainerKey: EnvironmentKey {
  static let defaultValue: (any ButtonContainer)? = nil
}

extension EnvironmentValues {
  /// The enclosing container that styles its buttons, if any.
  var buttonContainer: (any ButtonContainer)? {
    get { self[ButtonContainerKey.self] }
    set { self[ButtonContainerKey.self] = newValue }
  }
}
