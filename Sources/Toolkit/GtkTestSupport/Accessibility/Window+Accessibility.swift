import Gtk
import GtkUI

extension Gtk.Window {
  /// What a person who can't see the window, or use a pointer, would be missing in what it shows now,
  /// and in the sheets, alerts and popovers above it.
  ///
  /// ```swift
  /// let window = TestWindow { ContactsView(store: store) }
  /// XCTAssertEqual(window.accessibilityIssues(), [])
  /// ```
  ///
  /// Of what is to be seen:
  ///
  /// - Everything to use has a name: its label, or one that is given. A tooltip or a placeholder is
  ///   none, since GTK doesn't speak it as such.
  /// - Windows, dialogs and pages have one as well; in GtkUI that is their title.
  /// - A control is spoken of as a control, and what is spoken of as one can be reached by keyboard.
  /// - A picture that isn't a decoration is described.
  ///
  /// It takes the time of a walk over all widgets that can be seen.
  public func accessibilityIssues() -> [AccessibilityIssue] {
    guard Gtk.Label(text: "x").accessibleLabel == "x" else {
      return [
        AccessibilityIssue(
          kind: .unavailable,
          path: typeName,
          widgetClass: typeName,
          advice:
            "GTK was started without accessibility. Start the tests with GTK_A11Y=test, or unset it."
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
  /// What a person who can't see the window, or use a pointer, would be missing in what it shows now.
  /// See ``Gtk/Window/accessibilityIssues()``.
  public func accessibilityIssues() -> [AccessibilityIssue] {
    settle()
    return widget.accessibilityIssues()
  }
}
