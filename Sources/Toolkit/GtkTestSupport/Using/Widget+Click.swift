import Gtk

extension Widget {
  // If the static type is `Button`, the method `click()` of `Button` is preferred.
  /// Performs the action of a click on the widget, and waits until GTK has settled.
  ///
  /// A button, a switch or a link is activated. A menu button opens its menu. A row is activated or
  /// selected, depending on the list. A field grabs the focus. The method throws an error if the
  /// user couldn't click the widget, because the widget is not visible, is disabled, or is covered
  /// by another widget, or because a sheet or an alert is above the window. A widget that is
  /// scrolled out of view can be clicked.
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
        _ = selectRow()
      }
      (parent as? any ClickableRows)?.rowWasClicked(self)
    case "GtkButton", "GtkToggleButton", "GtkLinkButton": emit("clicked")
    default:
      switch self {
      case let button as MenuButton: button.popup()
      case is DropDown: firstChild?.emit("clicked")
      case is any Editable, is TextView: grabFocus()
      default:
        // A text widget of another library, such as GtkSourceView, ignores activation.
        let isActivated = activate() || firstChild?.activate() == true
        guard isActivated || effectiveRole == .textBox && grabFocus() else {
          throw NotFound(message: "\(phrase) can't be clicked.")
        }
      }
    }
    GtkTesting.settle()
  }

  /// Clicks the visible button with the given name, if the button can be used, and waits until GTK
  /// has settled.
  public func click(
    _ name: String,
    filePath: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    try button(name, filePath: filePath, line: line).click(filePath: filePath, line: line)
  }

  /// Throws an error unless the user could use the widget now.
  func checkUsable() throws {
    guard isMapped else { throw NotFound(message: "\(phrase) is not visible.") }
    guard isEffectivelySensitive else {
      throw NotFound(message: "\(phrase) is disabled, and can't be used.")
    }
    if let blocker {
      throw NotFound(
        message: "\(phrase) can't be used: \(blocker.named) is above the window."
      )
    }
    // A change that a test has waited for may not be laid out yet.
    if cover != nil { GtkTesting.settle() }
    if let cover { throw NotFound(message: "\(phrase) is covered by \(cover.named).") }
  }

  /// The widget that covers the center of this widget, or `nil`. Descendants and ancestors of this
  /// widget don't cover the widget.
  private var cover: Widget? {
    let (x, y) = (Double(allocatedWidth) / 2, Double(allocatedHeight) / 2)
    guard let native, !isScrolledAway(x: x, y: y),
      let middle = translate(x: x, y: y, to: native),
      let top = native.pick(x: middle.x, y: middle.y),
      !contains(top), !top.contains(self)
    else { return nil }
    var control = top
    while !control.isControl, let parent = control.parent, !parent.contains(self) {
      control = parent
    }
    return control.isControl ? control : top
  }

  /// Returns whether a point of the widget is scrolled out of view.
  func isScrolledAway(x: Double, y: Double) -> Bool {
    var next = parent
    while let ancestor = next {
      if ancestor.typeName == "GtkScrolledWindow",
        let place = translate(x: x, y: y, to: ancestor),
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
