import Gtk

extension Widget {
  /// Replaces the selection in the focused widget of the window with a text, and waits until GTK
  /// has settled.
  ///
  /// ```swift
  /// try window.find(.textBox, named: "Name").click()
  /// try window.type("Blob")
  /// ```
  ///
  /// The characters are typed one after another, and GTK settles after each character. The method
  /// throws an error if no widget that accepts text is focused.
  public func type(
    _ text: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) { try typeIfPossible(text) }
  }

  private func typeIfPossible(_ text: String) throws {
    let window = root as? Gtk.Window
    guard let focus = window?.focusWidget, focus.acceptsText, focus.isEffectivelySensitive else {
      let reason =
        window?.focusWidget.map { "\($0.phrase) has the focus, and accepts no text." }
        ?? "No widget has the focus."
      throw NotFound(message: "'\(text)' can't be typed. \(reason)")
    }
    for character in text {
      // A handler that is called for a character may move the focus.
      (window?.focusWidget ?? focus).insertText(String(character))
      GtkTesting.settle()
    }
  }

  /// Presses keys in the window of the widget. The syntax is the syntax of GTK, such as `Escape`,
  /// `<Control>s` or `<Alt>Left`. Returns whether the keys were handled.
  ///
  /// Controllers in the capture phase receive the keys first, from the window to the focused
  /// widget. Then, the other controllers and shortcuts receive the keys, from the focused widget to
  /// the window, and then the global shortcuts of all other visible widgets. If no handler handles
  /// Return or Space, the focused widget is activated, except that Space does not activate a widget
  /// that accepts text.
  @discardableResult
  public func press(_ keys: String) -> Bool {
    defer { GtkTesting.settle() }
    guard let window = root as? Gtk.Window,
      let (key, modifiers) = Widget.parse(accelerator: keys)
    else { return false }
    // If no widget of the window is focused, the window itself receives the keys.
    var chain: [Widget] = []
    var next: Widget? = window.focusWidget ?? window
    while let widget = next {
      chain.append(widget)
      next = widget.parent
    }
    if chain.reversed().contains(where: { $0.pressKey(key, modifiers, in: .capture) }) {
      return true
    }
    let isHandled = chain.contains {
      $0.pressKey(key, modifiers, in: .bubble) || $0.performShortcut(keys)
    }
    if isHandled { return true }
    let isShortcut = window.visibleDescendants.contains { widget in
      widget.performShortcut(keys, includesLocal: false)
    }
    if isShortcut { return true }
    guard let focusWidget = window.focusWidget, focusWidget.isEffectivelySensitive,
      modifiers.isEmpty,
      keys == "Return" || keys == "space" && !focusWidget.acceptsText
    else { return false }
    return focusWidget.activate()
  }

  /// Presses Escape, and waits until GTK has settled. Returns whether the key was handled.
  @discardableResult
  public func pressEscape() -> Bool { press("Escape") }
}
