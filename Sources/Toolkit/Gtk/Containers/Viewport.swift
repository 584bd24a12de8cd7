import CGtk

/// Makes any child scroll inside a ``ScrolledWindow``, which makes one itself when it needs it.
@MainActor
public final class Viewport: Widget {
  public init(child: Widget? = nil) {
    super.init(gtk_viewport_new(nil, nil))
    if let child { self.child = child }
  }

  public var child: Widget? {
    get { .wrapping(gtk_viewport_get_child(opaque)) }
    set { gtk_viewport_set_child(opaque, newValue?.widget) }
  }

  /// Whether a focused child is brought into view.
  public var scrollsToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(opaque).isTrue }
    set { gtk_viewport_set_scroll_to_focus(opaque, newValue.gboolean) }
  }
}
