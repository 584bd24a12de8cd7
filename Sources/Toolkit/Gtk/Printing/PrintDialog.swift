import CGtk

/// GTK's own dialog for printers. A ``PrintOperation`` shows the dialog unless the program runs in
/// a sandbox.
@MainActor
public struct PrintDialog {
  private let widget: Widget

  /// The dialog that is shown above a window, or `nil`.
  public init?(above parent: Window) {
    guard let widget = parent.foreignWindow("GtkPrintUnixDialog") else { return nil }
    self.widget = widget
  }

  /// Closes the dialog, as the button “Cancel” does.
  public func cancel() {
    gtk_dialog_response(widget.cast(), GTK_RESPONSE_CANCEL.rawValue)
  }
}
