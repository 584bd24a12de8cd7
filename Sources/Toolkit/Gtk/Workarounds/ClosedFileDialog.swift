import CGtk

/// The delayed destruction of a closed dialog for files.
///
/// NB: GTK's file chooser queries the folders of its path bar one after another. If the dialog is
/// destroyed while a query runs, the callback of the query reads the freed path bar
/// (`gtk_path_bar_get_info_callback`), and the program can crash, for example if the user cancels
/// the dialog and the disk is slow. Present in the sources of 4.8.3 and of 4.18.6.
@MainActor
package enum ClosedFileDialog {
  /// The time between the end of a dialog and its destruction. Queries that take longer
  /// are not protected.
  package static var delay = Duration.seconds(10)

  /// Hides a dialog, retains the dialog for ``delay``, and then destroys the dialog.
  static func destroyLater(_ dialog: UnsafeMutablePointer<GtkNativeDialog>) {
    gtk_native_dialog_hide(dialog)
    // The parent window can be destroyed earlier.
    gtk_native_dialog_set_transient_for(dialog, nil)
    g_object_ref(dialog)
    _ = MainLoopSource(after: delay) {
      gtk_native_dialog_destroy(dialog)
      g_object_unref(dialog)
    }
  }
}
