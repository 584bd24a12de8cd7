import Gtk

/// Properties of the widget classes of GTK.
enum GtkWidgetClasses {
  /// Controls that consist of several widgets. The inner widgets are not checked separately.
  static let composites: Set<String> = [
    "GtkCalendar", "GtkSpinButton", "GtkEntry", "GtkPasswordEntry", "GtkSearchEntry", "GtkText",
    "GtkTextView", "GtkEditableLabel", "GtkScale", "GtkSwitch", "GtkScrollbar",
  ]

  /// Controls that delegate the focus to an inner button.
  static let delegating: Set<String> = [
    "GtkMenuButton", "GtkColorButton", "GtkColorDialogButton", "GtkDropDown",
  ]

  /// Widgets that are not controls, but can be focused in order to scroll or to forward the focus.
  static let focusable: Set<String> = [
    "GtkScrolledWindow", "GtkViewport", "GtkListView", "ComposableGtkListView", "GtkGridView",
    "GtkColumnView", "GtkListBox", "GtkFlowBox", "GtkText", "GtkStack", "GtkNotebook", "GtkPopover",
    "GtkPopoverMenu", "GtkPaned", "GtkCalendar",
  ]
}

extension AccessibleRole {
  private static let controls: Set<String> = [
    "button", "toggle-button", "checkbox", "combo-box", "link", "menu-item", "menu-item-checkbox",
    "menu-item-radio", "radio", "search-box", "slider", "spin-button", "switch", "tab", "text-box",
  ]

  /// Whether a search for `role` finds a widget of this role. A search for buttons also finds
  /// toggle buttons, because a toggle button has a separate role only since GTK 4.10, and a test
  /// must have the same result with every GTK.
  func isFound(as role: AccessibleRole) -> Bool {
    self == role || role == .button && self == .toggleButton
  }

  /// The name of the role for messages. The name of the role of a widget without a specific role is
  /// "widget". GTK names this role `widget` before 4.12, and `generic` since 4.12.
  var describedName: String { self == .generic ? AccessibleRole.widget.name : name }

  /// Whether the role is the role of a control.
  var isControl: Bool { Self.controls.contains(name) }

  /// Whether the role is the role of a row or of an option in a list.
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

  /// Whether the widget is a page: a group that is a child of a `GtkStack`.
  var isPage: Bool {
    accessibleRole == .group && parent?.typeName == "GtkStack"
  }

  var containsFocusable: Bool {
    children.contains { ($0.isMapped && $0.isFocusable) || $0.containsFocusable }
  }

  /// The widgets that need a name. In a control with an inner button, the inner button needs a
  /// name. A drop-down also needs a name itself, because a screen reader speaks its value.
  var namedParts: [Widget] {
    guard GtkWidgetClasses.delegating.contains(typeName), let part = firstChild else {
      return [self]
    }
    return self is DropDown ? [self, part] : [part]
  }

  /// Whether a child is a part of the widget rather than a separate control. Such parts are the
  /// inner button of a menu button or a color button, and every child of a drop-down.
  func isDelegate(_ child: Widget) -> Bool {
    if typeName == "GtkDropDown" { return true }
    return GtkWidgetClasses.delegating.contains(typeName) && child === firstChild
  }

  /// The role of the whole widget for the user, including all of its parts.
  var effectiveRole: AccessibleRole { spokenPart === self ? accessibleRole : .button }

  /// The widget that a screen reader speaks: the inner button if the widget is a menu button
  /// without a role of a control, and otherwise the widget itself.
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
