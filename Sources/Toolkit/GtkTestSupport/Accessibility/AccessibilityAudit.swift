import Gtk

/// A traversal that records the accessibility issues of the visible widgets of a window.
@MainActor
struct AccessibilityAudit {
  private(set) var issues: [AccessibilityIssue] = []

  /// Records the issues of a widget and of its descendants.
  ///
  /// - Parameters:
  ///   - widget: The widget to check with its descendants. Hidden widgets are skipped.
  ///   - path: The classes and names of the ancestors of `widget`.
  ///   - isNamed: Whether `widget` is in a control or a row. A picture in a control or a row is a
  ///     decoration.
  mutating func visit(_ widget: Widget, in path: [String] = [], isNamed: Bool = false) {
    guard widget.isMapped, widget.isVisible, !widget.isAccessibleHidden else { return }
    let path = path + [step(to: widget)]
    let isControl = widget.isControl || widget.isRow
    if let (kind, advice) = problem(with: widget, isPartOfNamed: isNamed) {
      issues.append(
        AccessibilityIssue(
          kind: kind,
          path: path.joined(separator: " > "),
          widgetClass: widget.typeName,
          advice: advice
        )
      )
    }
    guard !GtkWidgetClasses.composites.contains(widget.typeName) else { return }
    for child in widget.children where !widget.isDelegate(child) {
      visit(child, in: path, isNamed: isNamed || isControl)
    }
  }

  private func step(to widget: Widget) -> String {
    let type =
      widget.typeName.hasPrefix("Gtk") ? String(widget.typeName.dropFirst(3)) : widget.typeName
    let name = (widget as? Window)?.title ?? widget.spokenName
    if let name, !name.isEmpty, widget.classRole != .label { return "\(type) '\(name)'" }
    let alike = widget.parent?.children.filter { $0.typeName == widget.typeName } ?? []
    guard alike.count > 1, let index = alike.firstIndex(of: widget) else { return type }
    return "\(type) \(index + 1)"
  }

  private func problem(
    with widget: Widget,
    isPartOfNamed: Bool
  ) -> (AccessibilityIssue.Kind, String)? {
    let role = widget.accessibleRole
    let name = widget.spokenName
    if widget is Window || role == .dialog || role == .alertDialog {
      let title = (widget as? Window)?.title ?? ""
      guard name == nil, title.allSatisfy(\.isWhitespace) else { return nil }
      return (
        .unnamedWindow,
        "A \(role.name) without a name. Add a `navigationTitle` to the content of the window."
      )
    }
    if widget.isPage {
      guard name == nil else { return nil }
      return (.unnamedPage, "A page without a name. Add a `navigationTitle`.")
    }
    if let problem = problemOfRole(with: widget) { return problem }
    if widget.isControl || widget.isRow {
      guard widget.namedParts.contains(where: { $0.spokenName == nil }) else { return nil }
      return (.unnamedControl, widget.namingAdvice)
    }
    if role == .img, name == nil, (widget.accessibleDescription ?? "").isEmpty, !isPartOfNamed {
      return (
        .unnamedImage,
        """
        A picture without a description. Add an `accessibilityLabel`, or hide the picture from \
        screen readers with `accessibilityHidden()` if the picture is only a decoration.
        """
      )
    }
    return nil
  }

  private func problemOfRole(with widget: Widget) -> (AccessibilityIssue.Kind, String)? {
    let role = widget.accessibleRole
    let own = widget.classRole
    // In a button that consists of several widgets, the inner button has the role.
    if own.isControl, !role.isControl, !role.isRow,
      !GtkWidgetClasses.delegating.contains(widget.typeName)
    {
      return (
        .misleadingRole,
        """
        A \(own.name) with the role of a \(role.name): a screen reader does not present the widget \
        as a control. Remove the role, so that the widget has the role that GTK sets.
        """
      )
    }
    if role.isControl, !own.isControl, !widget.isFocusable, !widget.containsFocusable {
      return (
        .unreachable,
        """
        A widget with the role of a \(role.name) that can't receive the focus. Use a control of \
        this kind, such as `Button`, instead of the role.
        """
      )
    }
    let isNothing =
      [.generic, .presentation, .none, .widget].contains(role)
      || role == .group && widget.spokenName == nil
    if isNothing, widget.isFocusable, !GtkWidgetClasses.focusable.contains(widget.typeName) {
      return (
        .focusWithoutRole,
        """
        A widget that can receive the focus, but has no role and name that a screen reader can \
        read. Use a control, set a role and a name, or make the widget not focusable.
        """
      )
    }
    return nil
  }
}
