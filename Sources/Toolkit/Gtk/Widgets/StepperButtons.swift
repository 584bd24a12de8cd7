import CGtk

/// A button that makes something less, and one that makes it more.
///
/// A button that is held down goes on, as those of a spin button do. **Shortcuts.** Plus and minus, while the focus is on one of them. **Accessibility.** A group, which
/// needs a name, of two buttons: "Decrease" and "Increase".
@MainActor
public final class StepperButtons: Widget {
  public let decrement = Button(iconName: "list-remove-symbolic")
  public let increment = Button(iconName: "list-add-symbolic")

  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    accessibleRole = .group
    addCSSClass("linked")
    decrement.accessibleLabel = ToolkitWord.decrease.text
    increment.accessibleLabel = ToolkitWord.increase.text
    gtk_box_append(cast(), decrement.widget)
    gtk_box_append(cast(), increment.widget)
    let shortcuts = ShortcutController()
    add("plus|equal|KP_Add", increment, to: shortcuts)
    add("minus|KP_Subtract", decrement, to: shortcuts)
    addController(shortcuts)
    addRepetition(to: increment)
    addRepetition(to: decrement)
  }

  /// How often a button that is held down does what it does, and after what time it begins to.
  public static let repetition = (
    delay: Duration.milliseconds(400), interval: Duration.milliseconds(60)
  )

  private var repeating: MainLoopSource?
  private var hasRepeated = false

  /// A button was clicked, or is held down.
  public func onStep(of button: Button, _ handler: @escaping @MainActor () -> Void) {
    button.onClicked { [weak self] in
      // The release after a while is no step of its own.
      if self?.hasRepeated != true { handler() }
    }
    steps[button] = handler
  }

  private var steps: [Widget: @MainActor () -> Void] = [:]

  private func addRepetition(to button: Button) {
    let press = GestureClick()
    // Before the button itself, which keeps the press for itself.
    press.phase = .capture
    press.onPressed { [weak self, weak button] _, _, _ in
      guard let self, let button else { return }
      startRepeating(button)
    }
    press.onEnded { [weak self] in self?.stopRepeating() }
    button.addController(press)
  }

  /// The button is held down.
  package func startRepeating(_ button: Button) {
    hasRepeated = false
    repeating?.cancel()
    repeating = MainLoopSource(after: Self.repetition.delay) { [weak self, weak button] in
      guard let self else { return }
      repeating = MainLoopSource(every: Self.repetition.interval) { [weak self, weak button] in
        guard let self, let button, button.isEffectivelySensitive else {
          self?.repeating = nil
          return .stop
        }
        hasRepeated = true
        steps[button]?()
        return .continue
      }
    }
  }

  /// The button is let go of.
  package func stopRepeating() {
    repeating?.cancel()
    repeating = nil
    // The click comes right after this, if it does.
    _ = MainLoopSource(idle: .highIdle) { [weak self] in self?.hasRepeated = false }
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
