import CGtk

/// A child, and others on top of it.
@MainActor
public final class Overlay: Widget, OrderedContainer {
  public init(child: Widget? = nil) {
    super.init(gtk_overlay_new())
    if let child { self.child = child }
  }

  /// The child at the bottom, which gives the size.
  public var child: Widget? {
    get { .wrapping(gtk_overlay_get_child(opaque)) }
    set { gtk_overlay_set_child(opaque, newValue?.widget) }
  }

  /// Puts a widget on top; its alignment says where.
  public func addOverlay(_ overlay: Widget) {
    gtk_overlay_add_overlay(opaque, overlay.widget)
  }

  /// Puts a widget behind the child, whose size counts alone.
  public func addUnderlay(_ underlay: Widget) {
    addOverlay(underlay)
    gtk_widget_insert_before(underlay.widget, widget, child?.widget)
  }

  public func removeOverlay(_ overlay: Widget) {
    gtk_overlay_remove_overlay(opaque, overlay.widget)
  }

  /// Whether the size of an overlay counts for the size of the whole.
  public func setMeasures(_ overlay: Widget, _ measures: Bool) {
    gtk_overlay_set_measure_overlay(opaque, overlay.widget, measures.gboolean)
  }

  /// Puts a widget on top of another, or below all those on top of the child.
  public func insert(_ child: Widget, after sibling: Widget?) {
    addOverlay(child)
    move(child, after: sibling)
  }

  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, (sibling ?? self.child)?.widget)
  }

  public func remove(_ child: Widget) { removeOverlay(child) }
}
