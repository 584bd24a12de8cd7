import CGtk

/// A dialog of the desktop in which the user chooses files, or the name of a new file.
///
/// The dialog is the file chooser of the desktop portal if the program runs in a sandbox, and else
/// the file chooser of GTK. If the user chooses the name of an existing file, the dialog asks
/// whether to replace the file.
///
/// `GtkFileChooserNative` is deprecated since 4.10. Its replacement, `GtkFileDialog`, shows the
/// same dialogs.
@MainActor
public final class FileChooser: Object {
  /// What the user chooses.
  public enum Action: Sendable {
    /// Existing files.
    case open
    /// The name of a new file, or an existing file that is replaced.
    case save
    /// An existing folder.
    case selectFolder

    fileprivate var value: GtkFileChooserAction {
      switch self {
      case .open: GTK_FILE_CHOOSER_ACTION_OPEN
      case .save: GTK_FILE_CHOOSER_ACTION_SAVE
      case .selectFolder: GTK_FILE_CHOOSER_ACTION_SELECT_FOLDER
      }
    }
  }

  private var filters: [FileFilter] = []
  private var dialog: UnsafeMutablePointer<GtkNativeDialog> { cast() }

  /// Creates a dialog that is not shown yet.
  ///
  /// - Parameters:
  ///   - action: What the user chooses.
  ///   - title: The title, or `nil` for the title of GTK.
  ///   - parent: The window that the dialog blocks, or `nil`.
  ///   - acceptLabel: The title of the button that accepts the choice, or `nil` for “Open” or
  ///     “Save” in the language of the user.
  public init(
    _ action: Action,
    title: String? = nil,
    above parent: Window? = nil,
    acceptLabel: String? = nil
  ) {
    super.init(
      gtk_file_chooser_native_new(title, parent?.window, action.value, acceptLabel, nil),
      transfer: .full
    )
    gtk_native_dialog_set_modal(dialog, true.gboolean)
  }

  isolated deinit {
    // GTK does not destroy a dialog that is released. The dialog would remain open.
    ClosedFileDialog.destroyLater(dialog)
  }

  /// Whether the user can choose several files. Applies to ``Action/open``.
  public var selectsMultiple: Bool {
    get { gtk_file_chooser_get_select_multiple(opaque).isTrue }
    set { gtk_file_chooser_set_select_multiple(opaque, newValue.gboolean) }
  }

  /// Whether the dialog is open.
  public var isVisible: Bool { gtk_native_dialog_get_visible(dialog).isTrue }

  /// Adds a filter. The dialog shows the files of the first filter until the user selects another
  /// filter. A dialog without filters shows all files.
  public func addFilter(_ filter: FileFilter) {
    gtk_file_chooser_add_filter(opaque, filter.opaque)
    if filters.isEmpty { gtk_file_chooser_set_filter(opaque, filter.opaque) }
    filters.append(filter)
  }

  /// Sets the name that the dialog suggests for a new file. Applies to ``Action/save``.
  public func setName(_ name: String) {
    gtk_file_chooser_set_current_name(opaque, name)
  }

  /// Selects a file, and shows the folder of the file.
  public func selectFile(_ address: String) {
    let file = g_file_new_for_uri(address)
    defer { g_object_unref(file.map { UnsafeMutableRawPointer($0) }) }
    gtk_file_chooser_set_file(opaque, file, nil)
  }

  /// The URIs of the chosen files. Valid after the user has accepted the choice.
  public var addresses: [String] {
    guard let files = gtk_file_chooser_get_files(opaque) else { return [] }
    let model = Object(UnsafeMutableRawPointer(files), transfer: .full)
    return (0..<g_list_model_get_n_items(model.opaque)).compactMap { index in
      guard let item = g_list_model_get_item(model.opaque, index) else { return nil }
      defer { g_object_unref(item) }
      return string(freeing: g_file_get_uri(OpaquePointer(item)))
    }
  }

  /// Opens the dialog.
  public func show() {
    gtk_native_dialog_show(dialog)
  }

  /// Closes the dialog without a response.
  public func hide() {
    gtk_native_dialog_hide(dialog)
  }

  /// Calls `handler` when the user has closed the dialog. The dialog is hidden at this time.
  @discardableResult
  public func onResponse(
    _ handler: @escaping @MainActor (_ isAccepted: Bool) -> Void
  ) -> SignalConnection {
    connect(
      "response",
      arguments: {
        let response: Int32 = $0(0)
        handler(response == GTK_RESPONSE_ACCEPT.rawValue)
      }
    )
  }
}
