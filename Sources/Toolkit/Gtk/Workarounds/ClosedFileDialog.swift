import CGtk

/// The delayed destruction of a closed dialog for files.
///
/// NB: GTK's file chooser queries the folders of its path bar one after another. If the dialog is
/// destroyed while a query runs, the callback of the query reads the freed path bar
/// (`gtk_path_bar_get_info_callback`), and the program can crash, for example if the user cancels
/// the dialog and the disk is slow. Present in the source of 4.18.6.
@MainActor
package enum ClosedFileDialog {
  /// The time between the hiding and the destruction of a dialog. A query that takes longer can
  /// still read the freed path bar.
  package static var delay = Duration.seconds(10)

  /// Hides a dialog, retains the dialog for ``delay``, and then destroys the dialog.
  static func destroyLater(_ dialog: UnsafeMutablePointer<GtkNativeDialog>) {
    gtk_native_dialog_hide(dialog)
    closeQuestions()
    g_object_ref(dialog)
    _ = MainLoopSource(after: delay) {
      gtk_native_dialog_destroy(dialog)
      g_object_unref(dialog)
    }
  }

  /// Closes the windows above hidden file choosers: the question whether to replace a file. GTK
  /// closes the question only when the file chooser is destroyed.
  ///
  /// NB: GTK 4.24.1 destroys the question again after `gtk_window_close` has destroyed the
  /// question, and logs a critical message. The question destroys itself after a request to close.
  private static func closeQuestions() {
    guard let model = gtk_window_get_toplevels() else { return }
    let windows = (0..<g_list_model_get_n_items(model)).compactMap {
      g_list_model_get_item(model, $0)
    }
    for item in windows {
      defer { g_object_unref(item) }
      let window = item.assumingMemoryBound(to: GtkWindow.self)
      guard let parent = gtk_window_get_transient_for(window),
        string(cgtk_type_name(parent)) == "GtkFileChooserDialog",
        !gtk_widget_get_visible(
          UnsafeMutableRawPointer(parent).assumingMemoryBound(to: GtkWidget.self)
        ).isTrue
      else { continue }
      cgtk_emit_close_request(window)
    }
  }
}
