import Gtk

extension Gtk.Window {
  /// Types text where the focus is, in place of what is selected, and lets GTK settle.
  ///
  /// ```swift
  /// try window.find(.textBox, named: "Name").click()
  /// try window.type("Blob")
  /// ```
  ///
  /// Characters come one by one, and whoever heeds the field is told of each. It throws if the focus
  /// is on nothing that takes text.
  public func type(
    _ text: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try NotFound.locating(filePath, line) { try typeIfPossible(text) }
  }

  private func typeIfPossible(_ text: String) throws {
    guard let focus = focusWidget, focus.takesText, focus.isEffectivelySensitive else {
      let place = focusWidget.map { "\($0.phrase) has the focus" } ?? "Nothing has the focus"
      throw NotFound(message: "'\(text)' can't be typed. \(place), which takes no text.")
    }
    for character in text {
      // What a character leads to may move the focus.
      (focusWidget ?? focus).insertAsTyped(String(character))
      GtkTesting.settle()
    }
  }

  /// Presses keys, spelt as GTK does it: `Escape`, `<Control>s`, `<Alt>Left`. Says whether something
  /// came of it.
  ///
  /// They go where the focus is, and on from there up to the window; then to shortcuts that work
  /// anywhere. Enter and Space do what a click does, if nobody else heeds them.
  @discardableResult
  public func press(_ keys: String) -> Bool {
    defer { GtkTesting.settle() }
    guard let (key, modifiers) = Widget.parse(accelerator: keys) else { return false }
    // The focus of a window without any is the window.
    var chain: [Widget] = []
    var next: Widget? = focusWidget ?? self
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
    if visibleDescendants.contains(where: { $0.performShortcut(keys) }) { return true }
    guard let focusWidget, focusWidget.isEffectivelySensitive, modifiers.isEmpty,
      keys == "Return" || keys == "space" && !focusWidget.takesText
    else { return false }
    return focusWidget.activate()
  }

  /// Presses Escape where the focus is, and lets GTK settle. Says whether something came of it.
  @discardableResult
  public func pressEscape() -> Bool { press("Escape") }
}
