import CGtk

/// An event that the program has received from the display server, for tests with real input.
package struct ReceivedEvent {
  /// What the user has done, with the code of a key or the number of a button.
  package enum Kind: Hashable {
    case keyPress(Int), keyRelease(Int)
    case buttonPress(Int), buttonRelease(Int)
    /// A movement of the pointer, also into or out of the surface.
    case movement
    /// One notch of the wheel.
    case scroll
    /// The beginning and the end of a drag with a picture at the pointer. Between them, the program
    /// receives no events of the pointer.
    case dragBegin, dragEnd
  }

  package let kind: Kind
  /// The surface that has received the event, or `nil` for `dragBegin` and `dragEnd`.
  package let surface: Surface?
  /// The position of the pointer in the surface, or zero for an event without a position.
  package let x: Double
  package let y: Double

  /// Called for each event, before GTK processes the event. `nil` by default.
  @MainActor
  package static var observer: (@MainActor (ReceivedEvent) -> Void)? {
    didSet { _ = areHooksInstalled }
  }

  /// Installs the hooks, which remain installed.
  @MainActor
  private static let areHooksInstalled: Bool = {
    addHook(gdk_surface_get_type(), "event") { _, count, values, _ in
      if count > 1, let values, let surface = g_value_get_object(values),
        let event = g_value_get_pointer(values + 1)
      {
        report(OpaquePointer(event), of: OpaquePointer(surface))
      }
      return true.gboolean
    }
    addHook(gtk_drag_source_get_type(), "drag-begin") { _, _, _, _ in
      report(.dragBegin)
      return true.gboolean
    }
    // Unlike the signal "drag-end", these are also emitted for the drags of GTK's own widgets.
    for signal in ["dnd-finished", "cancel"] {
      addHook(gdk_drag_get_type(), signal) { _, _, _, _ in
        report(.dragEnd)
        return true.gboolean
      }
    }
    return true
  }()

  @MainActor
  private static func addHook(_ type: GType, _ signal: String, _ hook: GSignalEmissionHook) {
    // The signals of a type exist after the class was initialized.
    guard let typeClass = g_type_class_ref(type) else { return }
    defer { g_type_class_unref(typeClass) }
    g_signal_add_emission_hook(g_signal_lookup(signal, type), 0, hook, nil, nil)
  }
}

/// Reports an event without a surface. Events are processed on the main thread only.
private func report(_ kind: ReceivedEvent.Kind) {
  MainActor.assumeIsolated {
    ReceivedEvent.observer?(ReceivedEvent(kind: kind, surface: nil, x: 0, y: 0))
  }
}

private func report(_ event: OpaquePointer, of surface: OpaquePointer) {
  nonisolated(unsafe) let (event, surface) = (event, surface)
  MainActor.assumeIsolated {
    guard let observer = ReceivedEvent.observer, let kind = ReceivedEvent.Kind(event) else {
      return
    }
    var (x, y) = (0.0, 0.0)
    gdk_event_get_position(event, &x, &y)
    observer(ReceivedEvent(kind: kind, surface: .wrapping(surface), x: x, y: y))
  }
}

extension ReceivedEvent.Kind {
  fileprivate init?(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_KEY_PRESS: self = .keyPress(Int(gdk_key_event_get_keycode(event)))
    case GDK_KEY_RELEASE: self = .keyRelease(Int(gdk_key_event_get_keycode(event)))
    case GDK_BUTTON_PRESS: self = .buttonPress(Int(gdk_button_event_get_button(event)))
    case GDK_BUTTON_RELEASE: self = .buttonRelease(Int(gdk_button_event_get_button(event)))
    case GDK_MOTION_NOTIFY, GDK_ENTER_NOTIFY, GDK_LEAVE_NOTIFY: self = .movement
    case GDK_SCROLL: self = .scroll
    default: return nil
    }
  }
}
