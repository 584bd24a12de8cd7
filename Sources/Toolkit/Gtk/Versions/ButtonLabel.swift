import CGtk

/// The relation between a button and the label that GTK created in the button.
///
/// NB: Before 4.12, GTK copies the text of the label to the accessible label of the button. Since
/// 4.12, GTK sets the relation "labelled by" instead.
@MainActor
enum ButtonLabel {
  /// Returns the text of the label in a button, or `nil` if the widget has no such label.
  static func text(in widget: UnsafeMutablePointer<GtkWidget>) -> String? {
    label(in: widget).flatMap { string(gtk_label_get_text(OpaquePointer($0))) }
  }

  /// Restores the relation "labelled by" of a button with a label. Before 4.12, does nothing.
  static func restoreNaming(of widget: UnsafeMutablePointer<GtkWidget>) {
    guard GtkVersion.current >= GtkVersion(4, 12), let label = label(in: widget) else { return }
    var labels: [UnsafeMutablePointer<GtkWidget>?] = [label]
    cgtk_accessible_set_labelled_by(widget, &labels, 1)
  }

  private static func label(
    in widget: UnsafeMutablePointer<GtkWidget>
  ) -> UnsafeMutablePointer<GtkWidget>? {
    guard cgtk_is_a(widget, gtk_button_get_type()).isTrue else { return nil }
    return widget.withMemoryRebound(to: GtkButton.self, capacity: 1) { button in
      gtk_button_get_label(button) == nil ? nil : gtk_button_get_child(button)
    }
  }
}
