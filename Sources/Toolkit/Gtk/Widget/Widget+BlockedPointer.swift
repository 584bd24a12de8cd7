import CGtk

extension Widget {
  private static let blockerQuark = g_quark_from_string("composable-gtk-pointer-blocker")

  /// Whether the widget and its descendants ignore clicks, touches and scrolling. `false` by
  /// default.
  ///
  /// In contrast to ``canTarget``, the property has an effect at once. GTK looks for the widget
  /// under the pointer only when the pointer moves, so the second click of a double click would
  /// reach a widget that can no longer be the target. A press that has begun is continued.
  public var isPointerBlocked: Bool {
    get { blocker != nil }
    set {
      guard newValue != isPointerBlocked else { return }
      canTarget = !newValue
      if newValue { addBlocker() } else { removeBlocker() }
    }
  }

  /// The controller that stops the events. The widget retains the controller.
  private var blocker: OpaquePointer? {
    get { StoredValue.read(OpaquePointer?.self, Self.blockerQuark, of: widget) ?? nil }
    set { StoredValue.store(newValue, Self.blockerQuark, in: widget) }
  }

  private func addBlocker() {
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    Object(controller, transfer: .none).connect(
      "event",
      returning: { arguments in
        let event: SignalEvent = arguments(0)
        return switch gdk_event_get_event_type(event.pointer) {
        case GDK_BUTTON_PRESS, GDK_TOUCH_BEGIN, GDK_SCROLL, GDK_TOUCHPAD_SWIPE, GDK_TOUCHPAD_PINCH:
          true
        default: false
        }
      }
    )
    gtk_widget_add_controller(widget, controller)
    blocker = controller
  }

  private func removeBlocker() {
    guard let blocker else { return }
    self.blocker = nil
    gtk_widget_remove_controller(widget, blocker)
  }
}
