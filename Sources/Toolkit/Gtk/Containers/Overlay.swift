import CGtk

/// A container that draws widgets above or below its child.
@MainActor
public final class Overlay: Widget, OrderedContainer {
  /// Creates a container without overlays.
  public init(child: Widget? = nil) {
    super.init(gtk_overlay_new())
    if let child { self.child = child }
  }

  /// The main child. The size of this child is the size of the container, unless
  /// ``setMeasures(_:_:)`` includes other widgets.
  public var child: Widget? {
    get { .wrapping(gtk_overlay_get_child(opaque)) }
    set { gtk_overlay_set_child(opaque, newValue?.widget) }
  }

  /// Adds a widget on top of the child. The alignment of the widget determines its position.
  public func addOverlay(_ overlay: Widget) {
    gtk_overlay_add_overlay(opaque, overlay.widget)
  }

  /// Adds a widget below the child. The size of the widget does not contribute to the size of the
  /// container.
  public func addUnderlay(_ underlay: Widget) {
    addOverlay(underlay)
    gtk_widget_insert_before(underlay.widget, widget, child?.widget)
  }

  /// Removes a widget that was added as an overlay or as an underlay.
  public func removeOverlay(_ overlay: Widget) {
    gtk_overlay_remove_overlay(opaque, overlay.widget)
  }

  /// Sets whether the size of an overlay contributes to the size of the container.
  public func setMeasures(_ overlay: Widget, _ measures: Bool) {
    gtk_overlay_set_measure_overlay(opaque, overlay.widget, measures.gboolean)
  }

  /// Inserts an overlay above `sibling`, or below all other overlays if `sibling` is `nil`.
  public func insert(_ child: Widget, after sibling: Widget?) {
    addOverlay(child)
    move(child, after: sibling)
  }

  /// Moves an overlay above `sibling`, or below all other overlays if `sibling` is `nil`.
  public func move(_ child: Widget, after sibling: Widget?) {
    gtk_widget_insert_after(child.widget, widget, (sibling ?? self.child)?.widget)
  }

  /// Removes an overlay. Set ``child`` to `nil` to remove the main child.
  public func remove(_ child: Widget) { removeOverlay(child) }
}
