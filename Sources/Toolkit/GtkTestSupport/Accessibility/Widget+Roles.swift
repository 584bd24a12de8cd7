import Gtk

/// Properties of the widget classes of GTK.
enum GtkWidgetClasses {
  /// Controls that consist of several widgets. The inner widgets aren't controls of their own.
  static let composites: Set<String> = [
    "GtkCalendar", "GtkSpinButton", "GtkEntry", "GtkPasswordEntry", "GtkSearchEntry", "GtkText",
    "GtkTextView", "GtkEditableLabel", "GtkScale", "GtkSwitch", "GtkScrollbar",
  ]

  /// Controls that delegate the focus to an inner button.
  static let delegating: Set<String> = [
    "GtkMenuButton", "GtkColorButton", "GtkColorDialogButton", "GtkDropDown",
  ]

  /// Widgets without a role of a control that can be focused, in order to scroll or to forward the
  /// focus.
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

  /// The name of the role for messages. A widget without a specific role is a "widget", regardless
  /// of GTK's name for the role: `widget` before GTK 4.12, `generic` since.
  var describedName: String { self == .generic ? AccessibleRole.widget.name : name }

  /// Whether the role is the role of a control.
  var isControl: Bool { Self.controls.contains(name) }

  /// Whether the role is the role of a row: one of several options, which can be focused.
  var isRow: Bool { ["list-item", "option", "row", "tree-item"].contains(name) }
}

extension Widget {
  /// Whether the widget is a control, according to its accessible role or to its class.
  var isControl: Bool {
    accessibleRole.isControl || classRole.isControl
      || GtkWidgetClasses.delegating.contains(typeName)
      || ["GtkCalendar", "GtkTextView"].contains(typeName)
  }

  /// Whether the widget is a row of a list that can be focused.
  var isRow: Bool { accessibleRole.isRow && isFocusable }

  /// Whether the widget is a page, which replaces other pages in a window.
  var isPage: Bool {
    accessibleRole == .group && parent?.typeName == "GtkStack"
  }

  var containsFocusable: Bool {
    children.contains { ($0.isMapped && $0.isFocusable) || $0.containsFocusable }
  }

  /// The widget or its parts, whichever need a name: the part that is focused, and the part whose
  /// value a screen reader speaks.
  var namedParts: [Widget] {
    guard GtkWidgetClasses.delegating.contains(typeName), let part = firstChild else {
      return [self]
    }
    return self is DropDown ? [self, part] : [part]
  }

  /// Whether a child is a part of the widget and no control of its own: the inner button of a menu
  /// button, and every child of a drop-down.
  func isDelegate(_ child: Widget) -> Bool {
    if typeName == "GtkDropDown" { return true }
    return GtkWidgetClasses.delegating.contains(typeName) && child === firstChild
  }

  /// The role of the whole widget for the user, including all of its parts.
  var effectiveRole: AccessibleRole { spokenPart === self ? accessibleRole : .button }

  /// The widget that a screen reader speaks: the inner button of a menu button that has no role of
  /// a control, and otherwise the widget itself.
  var spokenPart: Widget {
    guard typeName == "GtkMenuButton", !accessibleRole.isControl else { return self }
    return firstChild ?? self
  }

  var namingAdvice: String {
    let role = accessibleRole.isControl || isRow ? accessibleRole.name : "control"
    let why =
      tooltip == nil
      ? "" : " A tooltip is not a name: a screen reader reads it after the name, or not at all."
    let what =
      isRow
      ? "Add a text to the row, or an `accessibilityLabel` to the content of the row."
      : "Add a label, or an `accessibilityLabel` if the control shows no label."
    return "A \(role) without a name.\(why) \(what)"
  }
}
