import CGtk

/// The replacements of functions of GTK 4.8 that GTK deprecated later.
///
/// Each replacement is called if the GTK at run time contains the replacement. Otherwise, the
/// deprecated function is called.
/// Decision 0015 lists the functions that are deprecated without a replacement.
@MainActor
enum NewerFunctions {
  /// Replaces `gtk_css_provider_load_from_data`, which is deprecated since 4.12.
  static let loadStyleSheet = NewerFunction<
    @convention(c) (UnsafeMutablePointer<GtkCssProvider>, UnsafePointer<CChar>) -> Void
  >("gtk_css_provider_load_from_string", since: GtkVersion(4, 12))

  /// Replaces `gtk_calendar_select_day`, which is deprecated since 4.20.
  static let setDate = NewerFunction<@convention(c) (OpaquePointer, OpaquePointer) -> Void>(
    "gtk_calendar_set_date",
    since: GtkVersion(4, 20)
  )

  /// Replaces `gtk_style_context_get_color`, which is deprecated since 4.10.
  static let textColor = NewerFunction<
    @convention(c) (UnsafeMutablePointer<GtkWidget>, UnsafeMutablePointer<GdkRGBA>) -> Void
  >("gtk_widget_get_color", since: GtkVersion(4, 10))

  /// Returns the object that reports a widget to assistive technologies. Not public before 4.10.
  static let accessibleContext = NewerFunction<@convention(c) (OpaquePointer) -> OpaquePointer?>(
    "gtk_accessible_get_at_context",
    since: GtkVersion(4, 10)
  )

  /// Has no replacement before 4.14.
  static let announce = NewerFunction<
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, UInt32) -> Void
  >("gtk_accessible_announce", since: GtkVersion(4, 14))

  /// Has no replacement before 4.12. Before, a row of a list can be focused if it can be selected.
  static let setListItemFocusable = NewerFunction<
    @convention(c) (OpaquePointer, gboolean) -> Void
  >("gtk_list_item_set_focusable", since: GtkVersion(4, 12))

  // MARK: Links. `gtk_show_uri_full` is deprecated since 4.10.

  static let newUriLauncher = NewerFunction<
    @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  >("gtk_uri_launcher_new", since: GtkVersion(4, 10))

  static let launchUri = NewerFunction<
    @convention(c) (
      OpaquePointer, UnsafeMutablePointer<GtkWindow>?, OpaquePointer?, GAsyncReadyCallback, gpointer
    ) -> Void
  >("gtk_uri_launcher_launch", since: GtkVersion(4, 10))

  static let finishLaunchingUri = NewerFunction<
    @convention(c) (OpaquePointer, OpaquePointer?, OpaquePointer?) -> gboolean
  >("gtk_uri_launcher_launch_finish", since: GtkVersion(4, 10))

  // MARK: The button for a color. `GtkColorButton` is deprecated since 4.10.

  static let newColorDialog = NewerFunction<@convention(c) () -> OpaquePointer?>(
    "gtk_color_dialog_new",
    since: GtkVersion(4, 10)
  )

  static let newColorDialogButton = NewerFunction<
    @convention(c) (OpaquePointer) -> UnsafeMutablePointer<GtkWidget>?
  >("gtk_color_dialog_button_new", since: GtkVersion(4, 10))
}
