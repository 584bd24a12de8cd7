import Gtk
import GtkUI

extension Widget {
  /// Returns the accessibility issues of the content that the widget currently shows. The content
  /// of a window includes its sheets, alerts and popovers. The issues affect users who can't see
  /// the window or can't use a pointer.
  ///
  /// ```swift
  /// let window = TestWindow { ContactsView(store: store) }
  /// XCTAssertEqual(window.accessibilityIssues(), [])
  /// ```
  ///
  /// The visible widgets are checked for these rules:
  ///
  /// - Each control and each row of a list has a name, such as its label or an accessibility label.
  ///   A tooltip or a placeholder is not a name, because GTK reports neither of them as a name.
  /// - Windows, dialogs and pages have a name. In GtkUI, the name is their title.
  /// - A control has the role of a control, and a widget with the role of a control can be reached
  ///   with the keyboard.
  /// - A widget that can be focused has a role. A group that can be focused has a name.
  /// - A picture that isn't a decoration has a description.
  public func accessibilityIssues() -> [AccessibilityIssue] {
    guard Gtk.Label(text: "x").accessibleLabel == "x" else {
      return [
        AccessibilityIssue(
          kind: .unavailable,
          path: typeName,
          widgetClass: typeName,
          advice:
            "GTK was started without accessibility. Set GTK_A11Y=test, or unset GTK_A11Y."
        )
      ]
    }
    var audit = AccessibilityAudit()
    audit.visit(self)
    let presented = Gtk.Window.all.filter { $0.transientFor === self && $0.isMapped }
    return audit.issues + presented.flatMap { $0.accessibilityIssues() }
  }
}

extension TestWindow {
  /// Returns the accessibility issues of the content that the window currently shows. See
  /// ``Gtk/Widget/accessibilityIssues()``.
  public func accessibilityIssues() -> [AccessibilityIssue] {
    settle()
    return widget.accessibilityIssues()
  }
}
