import Gtk

/// A back button at the start of a header, and beside it the back button of a navigation stack
/// below the header.
///
/// While the button of the stack is visible, the other back button is hidden, so that the user
/// first pops the pages of the stack.
@MainActor
final class BackControls {
  /// The container of the buttons.
  let widget = Box(orientation: .horizontal, spacing: 6)

  /// Whether the user can go back when the stack has no page to pop.
  var canGoBack: Bool {
    didSet { showOneButton() }
  }

  private let button = Gtk.Button(iconName: "go-previous-symbolic")
  private weak var stackControl: Widget?
  private var stackVisibility: SignalConnection?

  /// - Parameters:
  ///   - canGoBack: Whether the user can go back when the stack has no page to pop.
  ///   - onBack: Called when the user clicks the button.
  init(canGoBack: Bool, onBack: @escaping @MainActor () -> Void) {
    self.canGoBack = canGoBack
    button.accessibleLabel = ToolkitWord.back.text
    button.focusesOnClick = false
    button.onClicked(onBack)
    widget.append(button)
    showOneButton()
  }

  /// Shows the back button of a navigation stack, or no such button if `control` is `nil`.
  func setStackControl(_ control: Widget?) {
    guard control != stackControl else { return }
    stackVisibility?.disconnect()
    if let stackControl { widget.remove(stackControl) }
    stackControl = control
    if let control {
      widget.append(control)
      stackVisibility = control.onNotify("visible") { [weak self] in self?.showOneButton() }
    }
    showOneButton()
  }

  private func showOneButton() {
    button.isVisible = canGoBack && stackControl?.isVisible != true
  }
}
