import CGtk

/// A container in which a ``ScrolledWindow`` can scroll any child. A scrolled window creates a
/// viewport if its child cannot scroll itself.
@MainActor
public final class Viewport: Widget {
  /// Creates a viewport, to be set as the child of a ``ScrolledWindow``.
  public init(child: Widget? = nil) {
    super.init(gtk_viewport_new(nil, nil))
    if let child { self.child = child }
  }

  /// The widget that the viewport scrolls. ``ScrolledWindow/allocatesNaturalWidth`` determines the
  /// width of the widget. Setting the property replaces the previous child.
  public var child: Widget? {
    get { .wrapping(gtk_viewport_get_child(opaque)) }
    set { gtk_viewport_set_child(opaque, newValue?.widget) }
  }

  /// Whether the viewport scrolls a focused descendant into view.
  public var scrollsToFocus: Bool {
    get { gtk_viewport_get_scroll_to_focus(opaque).isTrue }
    set { gtk_viewport_set_scroll_to_focus(opaque, newValue.gboolean) }
  }
}
