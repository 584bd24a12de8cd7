import Gtk

/// What is known of GTK's own widgets, by class.
enum GtkOwn {
  /// Controls of several widgets, of which those within aren't reached by themselves.
  static let composites: Set<String> = [
    "GtkCalendar", "GtkSpinButton", "GtkEntry", "GtkPasswordEntry", "GtkSearchEntry", "GtkText",
    "GtkTextView", "GtkEditableLabel", "GtkScale", "GtkSwitch", "GtkScrollbar",
  ]

  /// Controls that leave the focus to a button within.
  static let delegating: Set<String> = [
    "GtkMenuButton", "GtkColorButton", "GtkColorDialogButton", "GtkDropDown",
  ]

  /// What takes the focus, to scroll, or only hands it on.
  static let focusable: Set<String> = [
    "GtkScrolledWindow", "GtkViewport", "GtkListView", "GtkGridView", "GtkColumnView", "GtkListBox",
    "GtkFlowBox", "GtkText", "GtkStack", "GtkNotebook", "GtkPopover", "GtkPopoverMenu", "GtkPaned",
    "GtkCalendar",
  ]
}

extension AccessibleRole {
  private static let controls: Set<String> = [
    "button", "toggle-button", "checkbox", "combo-box", "link", "menu-item", "menu-item-checkbox",
    "menu-item-radio", "radio", "search-box", "slider", "spin-button", "switch", "tab", "text-box",
  ]

  /// Whether a search for `role` finds a widget of this role. A search for buttons finds toggle
  /// buttons, too, so that a test has the same result with every GTK: a toggle button has a role of
  /// its own since GTK 4.10.
  func isFound(as role: AccessibleRole) -> Bool {
    self == role || role == .button && self == .toggleButton
  }

  /// The name of the role for messages. A widget without a specific role is a "widget", whatever GTK
  /// names that role: `widget` before GTK 4.12, `generic` since.
  var describedName: String { self == .generic ? AccessibleRole.widget.name : name }

  /// Whether it is something to use.
  var isControl: Bool { Self.controls.contains(name) }

  /// Whether it is one of several to choose from, which takes the focus.
  var isRow: Bool { ["list-item", "option", "row", "tree-item"].contains(name) }
}

extension Widget {
  /// Whether it is something to use, whatever it says it is.
  var isControl: Bool {
    accessibleRole.isControl || classRole.isControl || GtkOwn.delegating.contains(typeName)
      || ["GtkCalendar", "GtkTextView"].contains(typeName)
  }

  /// Whether it is a row of a list that takes the focus.
  var isRow: Bool { accessibleRole.isRow && isFocusable }

  /// Whether it takes the place of others in a window, as pages do.
  var isPage: Bool {
    accessibleRole == .group && parent?.typeName == "GtkStack"
  }

  var containsFocusable: Bool {
    children.contains { ($0.isMapped && $0.isFocusable) || $0.containsFocusable }
  }

  /// Those of the widget and its parts that need a name: the one that takes the focus, and the one
  /// that says what its value is of.
  var partsToName: [Widget] {
    guard GtkOwn.delegating.contains(typeName), let part = firstChild else { return [self] }
    return self is DropDown ? [self, part] : [part]
  }

  /// Whether a child is part of the widget and nothing for itself: the button within a menu button,
  /// and all that a drop-down is made of.
  func isDelegate(_ child: Widget) -> Bool {
    if typeName == "GtkDropDown" { return true }
    return GtkOwn.delegating.contains(typeName) && child === firstChild
  }

  /// What the widget is to somebody who uses it, with all that it is made of.
  var usedRole: AccessibleRole { spokenPart === self ? accessibleRole : .button }

  /// What is spoken of in the widget's place: of a button of several widgets that is nothing itself, the
  /// button within.
  var spokenPart: Widget {
    guard typeName == "GtkMenuButton", !accessibleRole.isControl else { return self }
    return firstChild ?? self
  }

  var adviceToName: String {
    let role = accessibleRole.isControl || isRow ? accessibleRole.name : "control"
    let why =
      tooltip == nil
      ? "" : " Its tooltip isn't one: a screen reader speaks it at most after the name."
    let what =
      isRow
      ? "Put a text into it, or give what is in it an `accessibilityLabel`."
      : "Give it a label, or an `accessibilityLabel` if it shows none."
    return "A \(role) without a name.\(why) \(what)"
  }
}
