import CGtk

/// A key combination with its action.
@MainActor
public final class Shortcut: Object {
  private final class Box {
    let action: @MainActor () -> Bool

    init(_ action: @escaping @MainActor () -> Bool) { self.action = action }
  }

  /// Creates a shortcut. `trigger` has the syntax of GTK, such as `<Control>q` or `<Alt>Left`.
  /// Alternatives are separated by `|`. The initializer returns `nil` if the trigger is invalid.
  /// The closure `action` returns whether the closure handled the keys. If the closure returns
  /// `false`, GTK propagates the event further. The closure isn't called while the widget with the
  /// shortcut is inert.
  public convenience init?(_ trigger: String, action: @escaping @MainActor () -> Bool) {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else { return nil }
    let data = Unmanaged.passRetained(Box(action)).toOpaque()
    let callback = gtk_callback_action_new(
      { widget, _, data in
        nonisolated(unsafe) let (widget, data) = (widget, data)
        return MainActor.assumeIsolated {
          guard let data, widget.map(Widget.isEffectivelyInert) != true else { return 0 }
          // The pointer is the box that was retained above. The local reference retains the box
          // during the call.
          return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action().gboolean
        }
      },
      data,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          // Balances the retain. GTK calls the closure once, when the action is finalized.
          if let data { Unmanaged<Box>.fromOpaque(data).release() }
        }
      }
    )
    // The shortcut takes ownership of the trigger and of the action.
    self.init(gtk_shortcut_new(parsed, callback), transfer: .full)
  }

  /// A closure that returns the title of the shortcut in a list of shortcuts. If the closure is
  /// `nil`, or returns `nil` or an empty title, the shortcut is not listed.
  public var title: (@MainActor () -> String?)?

  /// The keys in the syntax of GTK.
  public var trigger: String {
    string(freeing: gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(opaque))) ?? ""
  }

  /// The alternative keys, each in the syntax of GTK.
  package var accelerators: [String] { trigger.split(separator: "|").map(String.init) }

  /// The keys as a text for the user. The text depends on the display. Without a display, the text
  /// is ``trigger``.
  public var label: String {
    guard let display = gdk_display_get_default() else { return trigger }
    return string(
      freeing: gtk_shortcut_trigger_to_label(gtk_shortcut_get_trigger(opaque), display)
    ) ?? ""
  }
}
