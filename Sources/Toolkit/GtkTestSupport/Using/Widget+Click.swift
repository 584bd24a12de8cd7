import Gtk

extension Widget {
  /// Does what a click on the widget does, and lets GTK settle.
  ///
  /// A button, a switch or a link does what it is for; a menu opens; a row of a list is activated, or
  /// selected, as the list has it; a field takes the focus. It throws if a person couldn't click it:
  /// because it isn't to be seen, is disabled, or something is in front of it, be it a sheet or an alert
  /// above its window. What is scrolled away can be clicked.
  // Of a button that is known as one, GTK's own `click()` is meant.
  @_disfavoredOverload
  public func click(filePath: StaticString = #filePath, line: UInt = #line) throws {
    try NotFound.locating(filePath, line) { try clickIfUsable() }
  }

  private func clickIfUsable() throws {
    try checkUsable()
    switch typeName {
    case "GtkListItemWidget":
      if parent?.property("single-click-activate", as: Bool.self) == true {
        activate()
      } else {
        _ = selectAsRow()
      }
    case "GtkButton", "GtkToggleButton", "GtkLinkButton": emit("clicked")
    default:
      switch self {
      case let button as MenuButton: button.popup()
      case is DropDown: firstChild?.emit("clicked")
      case is any Editable, is TextView: grabFocus()
      default:
        // A foreign widget for text, such as that of GtkSourceView, ignores activation.
        let isActivated = activate() || firstChild?.activate() == true
        guard isActivated || usedRole == .textBox && grabFocus() else {
          throw NotFound(message: "\(phrase) is nothing to click.")
        }
      }
    }
    GtkTesting.settle()
  }

  /// Clicks the visible button with the given name, if it can be used, and lets GTK settle.
  public func click(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try button(name, filePath: filePath, line: line).click(filePath: filePath, line: line)
  }

  /// Throws unless a person could use the widget now.
  func checkUsable() throws {
    guard isMapped else { throw NotFound(message: "\(phrase) can't be seen now.") }
    guard isEffectivelySensitive else {
      throw NotFound(message: "\(phrase) can't be used now: it is disabled.")
    }
    if let blocker = (root as? Gtk.Window)?.blocker {
      throw NotFound(
        message: "\(phrase) can't be used now: \(blocker.named) is above its window."
      )
    }
    if let cover { throw NotFound(message: "\(phrase) is covered by \(cover.named).") }
  }

  /// The widget as a message speaks of it.
  var phrase: String { "T" + named.dropFirst() }

  /// The same within a sentence.
  var named: String { "the \(usedRole.describedName) '\(accessibleName)'" }

  /// What is in front of the middle of the widget, and isn't within it.
  private var cover: Widget? {
    guard let native, !isScrolledAway,
      let middle = translate(
        x: Double(allocatedWidth) / 2,
        y: Double(allocatedHeight) / 2,
        to: native
      ),
      let top = native.pick(x: middle.x, y: middle.y),
      !contains(top), !top.contains(self)
    else { return nil }
    var control = top
    while !control.isControl, let parent = control.parent, !parent.contains(self) {
      control = parent
    }
    return control.isControl ? control : top
  }

  private var isScrolledAway: Bool {
    var next = parent
    while let ancestor = next {
      if ancestor.typeName == "GtkScrolledWindow",
        let place = translate(
          x: Double(allocatedWidth) / 2,
          y: Double(allocatedHeight) / 2,
          to: ancestor
        ),
        !(0...Double(ancestor.allocatedWidth)).contains(place.x)
          || !(0...Double(ancestor.allocatedHeight)).contains(place.y)
      {
        return true
      }
      next = ancestor.parent
    }
    return false
  }
}
