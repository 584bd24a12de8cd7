import CGtk

/// GTK's own dialog for printers. A ``PrintOperation`` shows the dialog unless the program runs in
/// a sandbox.
@MainActor
package struct PrintDialog {
  private let widget: Widget

  /// The dialog that is shown above a window, or `nil`.
  package init?(above parent: Window) {
    guard let widget = parent.foreignWindow("GtkPrintUnixDialog") else { return nil }
    self.widget = widget
  }

  /// Hides the button “Preview”.
  ///
  /// After a preview, GTK reports the page as printed. GTK 4.24.1 with cairo 1.18.4 then aborts the
  /// program: `cairo_surface_destroy: Assertion … failed`.
  func hidePreviewButton() {
    let property = "manual-capabilities"
    let capabilities = cgtk_get_flags(widget.pointer, property)
    cgtk_set_flags(widget.pointer, property, capabilities & ~Self.preview)
  }

  /// The flag `GTK_PRINT_CAPABILITY_PREVIEW`. The header of the flag is not in `gtk/gtk.h`.
  private static let preview: guint = 1 << 7

  /// Closes the dialog, as the button “Cancel” does. Returns `false` if the user has already closed
  /// the dialog.
  @discardableResult
  package func cancel() -> Bool {
    guard widget.isVisible else { return false }
    gtk_dialog_response(widget.cast(), GTK_RESPONSE_CANCEL.rawValue)
    return true
  }
}
