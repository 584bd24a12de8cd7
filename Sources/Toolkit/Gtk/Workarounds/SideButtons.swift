import CGtk

/// A hook that calls a window's handler when a side button of a mouse is pressed, before GTK
/// processes the event.
///
/// NB: GTK never releases the implicit grab that begins when a side button is pressed
/// (`handle_pointing_event` in gtkmain.c counts the buttons 1 to 5 only). Still present in 4.24.1.
/// Until another button is released, GTK sends all pointer events to the widget that was pressed,
/// so that the next click on another widget is lost. Since 4.12, GTK also logs a warning of "broken
/// accounting of active state" when the pressed widget is unmapped. A window that handles a side
/// button therefore hides the events of this button from GTK.
@MainActor
enum SideButtons {
  /// A function that returns the action of a button in a window. The action runs when the button is
  /// pressed. The result is `nil` if the window does not handle the button.
  typealias Actions =
    @MainActor (_ window: UnsafeMutableRawPointer, _ button: Int) -> (@MainActor () -> Void)?

  private static var actions: Actions = { _, _ in nil }

  /// Installs the hook. All windows share `actions`.
  static func install(_ actions: @escaping Actions) {
    self.actions = actions
    _ = isInstalled
  }

  private static let isInstalled: Bool = {
    guard let type = g_type_class_ref(gdk_surface_get_type()) else { return false }
    defer { g_type_class_unref(type) }
    let signal = g_signal_lookup("event", gdk_surface_get_type())
    return g_signal_add_emission_hook(signal, 0, surfaceGetsEvent, nil, nil) != 0
  }()

  /// The surface whose events are hidden from GTK until the next event, and the widget to which the
  /// surface belongs. The surface is retained, but the widget may no longer exist.
  private static var hidden:
    (surface: UnsafeMutableRawPointer, native: UnsafeMutablePointer<GtkWidget>)?

  fileprivate static func process(_ event: OpaquePointer, of surface: OpaquePointer) {
    endHiding()
    let type = gdk_event_get_event_type(event)
    guard type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE,
      let native = gtk_native_get_for_surface(surface),
      let root = gtk_widget_get_root(UnsafeMutablePointer(native)),
      let action = actions(
        UnsafeMutableRawPointer(root),
        Int(gdk_button_event_get_button(event))
      )
    else { return }
    hideEvent(of: surface, UnsafeMutablePointer(native))
    if type == GDK_BUTTON_PRESS { action() }
  }

  private static func hideEvent(
    of surface: OpaquePointer,
    _ native: UnsafeMutablePointer<GtkWidget>
  ) {
    let pointer = UnsafeMutableRawPointer(surface)
    g_object_ref(pointer)
    hidden = (pointer, native)
    change(g_signal_handlers_block_matched, pointer, native)
  }

  private static func endHiding() {
    guard let (surface, native) = hidden else { return }
    hidden = nil
    change(g_signal_handlers_unblock_matched, surface, native)
    g_object_unref(surface)
  }

  private typealias Change = (
    gpointer?, GSignalMatchType, guint, GQuark, UnsafeMutablePointer<GClosure>?, gpointer?,
    gpointer?
  ) -> guint

  /// Blocks or unblocks the handler with which GTK processes the events of a surface.
  private static func change(
    _ change: Change,
    _ surface: UnsafeMutableRawPointer,
    _ native: UnsafeMutablePointer<GtkWidget>
  ) {
    _ = change(
      surface,
      cgtk_signal_match_id_and_data,
      g_signal_lookup("event", gdk_surface_get_type()),
      0,
      nil,
      nil,
      native
    )
  }
}

private let surfaceGetsEvent: GSignalEmissionHook = { _, count, values, _ in
  if count > 1, let values, let surface = g_value_get_object(values),
    let event = g_value_get_pointer(values + 1)
  {
    // Events are processed on the main thread only.
    nonisolated(unsafe) let arguments = (OpaquePointer(surface), OpaquePointer(event))
    MainActor.assumeIsolated { SideButtons.process(arguments.1, of: arguments.0) }
  }
  // The hook remains installed.
  return true.gboolean
}
