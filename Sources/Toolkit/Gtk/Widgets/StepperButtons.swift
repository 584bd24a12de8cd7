import CGtk

/// A pair of buttons that decrement and increment a value.
///
/// A button that is held down repeats its action, like the buttons of a spin button. The icons are
/// those of a spin button, which GTK itself contains. **Shortcuts.** While one of the buttons is
/// focused, plus and minus click the buttons. **Accessibility.** The role is `group`. The group
/// needs a name, and contains the value, if the value is shown, and the buttons "Decrease" and
/// "Increase".
@MainActor
public final class StepperButtons: Widget {
  /// The button at the start, which the minus key clicks.
  public let decrement = Button(iconName: "value-decrease-symbolic")
  /// The button at the end, which the plus key clicks.
  public let increment = Button(iconName: "value-increase-symbolic")

  /// The label of the value. Exists after the first value is shown.
  private var valueLabel: Label?

  /// The text of the value before the buttons; `nil` if the value is not shown.
  public var valueText: String? {
    get { valueLabel.flatMap { $0.isVisible ? $0.text : nil } }
    set {
      guard newValue != valueText else { return }
      let label = valueLabel ?? makeValueLabel()
      label.isVisible = newValue != nil
      label.text = newValue ?? ""
    }
  }

  private func makeValueLabel() -> Label {
    let label = Label()
    label.addCSSClass("numeric")
    // The value is at the buttons if a style sheet sets a minimum width of the label.
    label.xalign = 1
    valueLabel = label
    gtk_box_prepend(cast(), label.widget)
    return label
  }

  /// Creates a pair of enabled buttons without handlers.
  public init() {
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
    accessibleRole = .group
    addCSSClass("linked")
    addCSSClass("stepper")
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

  /// The delay after which a pressed button begins to repeat its action, and the interval of the
  /// repetition.
  public static let repetition = (
    delay: Duration.milliseconds(400), interval: Duration.milliseconds(60)
  )

  private var repeating: MainLoopSource?
  private var hasRepeated = false

  /// Calls `handler` when `button` is clicked, and repeatedly while `button` is held down.
  public func onStep(of button: Button, _ handler: @escaping @MainActor () -> Void) {
    button.onClicked { [weak self] in
      // The release after a repetition is not another step.
      if self?.hasRepeated != true { handler() }
    }
    steps[button] = handler
  }

  private var steps: [Widget: @MainActor () -> Void] = [:]

  private func addRepetition(to button: Button) {
    let press = GestureClick()
    // The capture phase precedes the gesture of the button, which claims the press.
    press.phase = .capture
    press.onPressed { [weak self, weak button] _, _, _ in
      guard let self, let button else { return }
      startRepeating(button)
    }
    press.onEnded { [weak self] in self?.stopRepeating() }
    button.addController(press)
  }

  /// Schedules the repetition. Called when the button is pressed.
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

  /// Stops the repetition. Called when the button is released.
  package func stopRepeating() {
    repeating?.cancel()
    repeating = nil
    // If the release is a click, the signal `clicked` is emitted after this method has returned.
    // The flag is therefore reset later.
    _ = MainLoopSource(idle: .highIdle) { [weak self] in self?.hasRepeated = false }
  }

  /// Sets whether each button is enabled. If the focused button is disabled, the other button grabs
  /// the focus.
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
