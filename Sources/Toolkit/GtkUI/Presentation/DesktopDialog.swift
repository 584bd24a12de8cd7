import Gtk

/// The description of a dialog that is a window of the desktop, and not a view of the app.
@MainActor
protocol DesktopDialog {
  /// The result of the dialog.
  associatedtype Response

  /// Shows the dialog.
  ///
  /// - Parameters:
  ///   - environment: The environment of the presenting view, with the window that the dialog
  ///     blocks.
  ///   - onResponse: Called when the dialog has ended: the user has closed the dialog, the page was
  ///     printed, or an error occurred. The function may be called before this method returns.
  ///
  /// - Returns: The open dialog, which is retained until the dialog is closed.
  func open(
    in environment: EnvironmentValues,
    onResponse: @escaping @MainActor (Response) -> Void
  ) -> (any OpenDesktopDialog)?
}

/// A dialog of the desktop that is open.
@MainActor
protocol OpenDesktopDialog: AnyObject {
  /// Closes the dialog without a response.
  ///
  /// - Returns: Whether the dialog is closed. `false` if the user has already confirmed the dialog,
  ///   so that a response follows.
  func close() -> Bool

  /// Called when the environment of the presenting view may have changed.
  func update(_ environment: EnvironmentValues)
}

extension OpenDesktopDialog {
  func update(_ environment: EnvironmentValues) {}
}
