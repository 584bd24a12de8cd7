import Gtk

/// The description of a dialog that is a window of the desktop, and not a view of the app.
@MainActor
protocol DesktopDialog {
  /// What the user answers.
  associatedtype Response

  /// Shows the dialog.
  ///
  /// - Parameters:
  ///   - parent: The window that the dialog blocks, or `nil`.
  ///   - onResponse: Called when the user has closed the dialog. The function may be called before
  ///     this method returns.
  ///
  /// - Returns: The open dialog, which is retained until the dialog is closed.
  func open(
    above parent: Gtk.Window?,
    onResponse: @escaping @MainActor (Response) -> Void
  ) -> (any OpenDesktopDialog)?
}

/// A dialog of the desktop that is open.
@MainActor
protocol OpenDesktopDialog: AnyObject {
  /// Closes the dialog without a response.
  func close()
}
