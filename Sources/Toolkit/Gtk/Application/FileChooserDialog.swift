import CGtk

/// The window of GTK's own file chooser, for tests. A ``FileChooser`` shows the window unless the
/// program runs in a sandbox.
@MainActor
package struct FileChooserDialog {
  private let widget: Widget

  /// The window that is shown above another window, or `nil`.
  package init?(above parent: Window) {
    guard let widget = parent.foreignWindow("GtkFileChooserDialog") else { return nil }
    self.widget = widget
  }

  /// A probe that reports whether the window is finalized.
  package var probe: FinalizationProbe { FinalizationProbe(widget) }

  /// Whether the window asks whether to replace an existing file.
  package var hasQuestion: Bool {
    Window.toplevels.contains {
      $0.isVisible && gtk_window_get_transient_for($0.cast()) == widget.cast()
    }
  }

  /// The title of the window.
  package var title: String? { string(gtk_window_get_title(widget.cast())) }

  /// The names of the filters in the list of filters.
  package var filterNames: [String] {
    guard let filters = gtk_file_chooser_get_filters(widget.opaque) else { return [] }
    let model = Object(UnsafeMutableRawPointer(filters), transfer: .full)
    return (0..<g_list_model_get_n_items(model.opaque)).compactMap { index in
      guard let item = g_list_model_get_item(model.opaque, index) else { return nil }
      defer { g_object_unref(item) }
      return string(gtk_file_filter_get_name(OpaquePointer(item)))
    }
  }

  /// The name of the file in a window for a new file.
  package var name: String? { string(freeing: gtk_file_chooser_get_current_name(widget.opaque)) }

  /// Whether several files can be selected.
  package var selectsMultiple: Bool {
    gtk_file_chooser_get_select_multiple(widget.opaque).isTrue
  }

  /// Whether the path bar shows a button for the folder and for each parent. Always `true` for a
  /// window for existing files, which begins without a folder.
  ///
  /// GTK 4.18 logs a critical if the folder is changed while the path bar queries the parents of
  /// the folder.
  package var isLoaded: Bool {
    guard gtk_file_chooser_get_action(widget.opaque) == GTK_FILE_CHOOSER_ACTION_SAVE else {
      return true
    }
    guard var folder = gtk_file_chooser_get_current_folder(widget.opaque) else { return false }
    var depth = 1
    while let parent = g_file_get_parent(folder) {
      g_object_unref(UnsafeMutableRawPointer(folder))
      folder = parent
      depth += 1
    }
    g_object_unref(UnsafeMutableRawPointer(folder))
    let pathBar = widget.first { $0.typeName == "GtkPathBar" }
    return (pathBar?.count { $0.typeName == "GtkToggleButton" } ?? 0) >= depth
  }

  /// Selects an existing file, or enters the name of a new file. The window selects the file later,
  /// when the window has loaded the folder.
  package func select(_ address: String) {
    let file = g_file_new_for_uri(address)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    guard gtk_file_chooser_get_action(widget.opaque) == GTK_FILE_CHOOSER_ACTION_SAVE else {
      gtk_file_chooser_set_file(widget.opaque, file, nil)
      return
    }
    // GTK 4.18 completes the name in a focused entry when the folder is loaded, even after it has
    // checked whether a file with the entered name exists. A user who clicks “Save” has left the
    // entry.
    gtk_widget_grab_focus(
      gtk_dialog_get_widget_for_response(widget.cast(), GTK_RESPONSE_ACCEPT.rawValue)
    )
    let folder = g_file_get_parent(file)
    defer { g_object_unref(folder.map { UnsafeMutableRawPointer($0) }) }
    gtk_file_chooser_set_current_folder(widget.opaque, folder, nil)
    gtk_file_chooser_set_current_name(widget.opaque, string(freeing: g_file_get_basename(file)))
  }

  /// The URI of the selected file, or `nil` if no file is selected.
  package var selected: String? {
    guard let file = gtk_file_chooser_get_file(widget.opaque) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(file)) }
    return string(freeing: g_file_get_uri(file))
  }

  /// Clicks the button that accepts the choice, or the button that cancels.
  package func respond(isAccepted: Bool) {
    let response = isAccepted ? GTK_RESPONSE_ACCEPT : GTK_RESPONSE_CANCEL
    gtk_dialog_response(widget.cast(), response.rawValue)
  }
}
