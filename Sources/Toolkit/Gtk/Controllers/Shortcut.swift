import CGtk

/// A key combination and what it does.
@MainActor
public final class Shortcut: Object {
  private final class Box {
    let action: @MainActor () -> Bool

    init(_ action: @escaping @MainActor () -> Bool) { self.action = action }
  }

  /// `trigger` is spelt as GTK does it, such as `<Control>q` or `<Alt>Left`, with alternatives
  /// separated by `|`; nil results if it cannot be read. The action says whether it dealt with the
  /// keys; if not, they go on.
  public convenience init?(_ trigger: String, action: @escaping @MainActor () -> Bool) {
    guard let parsed = gtk_shortcut_trigger_parse_string(trigger) else { return nil }
    let data = Unmanaged.passRetained(Box(action)).toOpaque()
    let callback = gtk_callback_action_new(
      { _, _, data in
        nonisolated(unsafe) let data = data
        return MainActor.assumeIsolated {
          guard let data else { return 0 }
          // The box retained above; the local reference keeps it alive during the call.
          return Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().action().gboolean
        }
      },
      data,
      { data in
        nonisolated(unsafe) let data = data
        MainActor.assumeIsolated {
          // Balances the retain; GTK calls this once, when the action dies.
          if let data { Unmanaged<Box>.fromOpaque(data).release() }
        }
      }
    )
    // The shortcut takes over the trigger and the action.
    self.init(gtk_shortcut_new(parsed, callback), transfer: .full)
  }

  /// Returns the purpose of the shortcut for a list of shortcuts. If `nil`, no list contains the
  /// shortcut.
  public var title: (@MainActor () -> String?)?

  /// The keys as GTK spells them.
  public var trigger: String {
    string(taking: gtk_shortcut_trigger_to_string(gtk_shortcut_get_trigger(opaque))) ?? ""
  }

  /// The keys as a person reads them on this display.
  public var label: String {
    guard let display = gdk_display_get_default() else { return trigger }
    return string(
      taking: gtk_shortcut_trigger_to_label(gtk_shortcut_get_trigger(opaque), display)
    ) ?? ""
  }
}
