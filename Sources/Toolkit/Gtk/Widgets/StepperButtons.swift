import CGtk

/// A button that makes something less, and one that makes it more.
///
/// **Shortcuts.** Plus and minus, while the focus is on one of them. **Accessibility.** A group, which
/// needs a name, of two buttons: "Decrease" and "Increase".
@MainActor
public final class StepperButtons: Widget {
  public let decrement = Button(iconName: "list-remove-symbolic")
  public let increment = Button(iconName: "list-add-symbolic")

  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    accessibleRole = .group
    addCSSClass("linked")
    decrement.accessibleLabel = "Decrease"
    increment.accessibleLabel = "Increase"
    gtk_box_append(cast(), decrement.widget)
    gtk_box_append(cast(), increment.widget)
    let shortcuts = ShortcutController()
    add("plus|equal|KP_Add", increment, to: shortcuts)
    add("minus|KP_Subtract", decrement, to: shortcuts)
    addController(shortcuts)
  }

  /// Makes the buttons ones that can be used or not. The focus doesn't get lost: it goes to the other.
  public func set(canDecrement: Bool, canIncrement: Bool) {
    set(increment, canIncrement, other: decrement)
    set(decrement, canDecrement, other: increment)
  }

  private func set(_ button: Button, _ isSensitive: Bool, other: Button) {
    guard button.isSensitive != isSensitive else { return }
    let hadFocus = button.isFocus
    button.isSensitive = isSensitive
    if hadFocus, !isSensitive { other.grabFocus() }
  }

  private func add(_ keys: String, _ button: Button, to shortcuts: ShortcutController) {
    let shortcut = Shortcut(keys) { [weak button] in
      guard let button, button.isEffectivelySensitive else { return false }
      button.click()
      return true
    }
    if let shortcut { shortcuts.add(shortcut) }
  }
}
