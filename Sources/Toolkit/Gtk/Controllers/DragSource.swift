import CGtk

/// A gesture that starts a drag within this program, such as the drag of a row of a list.
///
/// A drag has no meaning for other programs. The owner of the gesture and of the ``DropTarget``
/// knows what is dragged. The owner must retain the gesture while the handlers use the gesture.
@MainActor
package final class DragSource: SingleGesture {
  /// Creates a gesture without handlers. `Widget.addController` adds the gesture to a widget.
  package init() {
    super.init(gtk_drag_source_new(), transfer: .full)
    gtk_drag_source_set_actions(opaque, GDK_ACTION_MOVE)
  }

  /// Calls `handler` when the pointer has moved by some pixels while the button is pressed. The
  /// handler receives the position of the press in the coordinates of the widget, and returns
  /// whether a drag may start. A finger starts no drag, because a finger scrolls and swipes.
  @discardableResult
  package func onPrepare(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    connect(
      "prepare",
      returningNewObject: { [weak self] arguments in
        guard self?.isTouch != true, handler(arguments(0), arguments(1)) else {
          // Otherwise, GTK would emit the signal again at each movement.
          self?.setState(.denied)
          return nil
        }
        var value = GValue()
        g_value_init(&value, DropTarget.type)
        defer { g_value_unset(&value) }
        return UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value))
      }
    )
  }

  /// Calls `handler` when a drag starts.
  @discardableResult
  package func onBegin(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("drag-begin", handler)
  }

  /// Calls `handler` when a drag ends, with or without a drop.
  @discardableResult
  package func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("drag-end", handler)
  }

  /// Shows the current picture of a widget during the drag, on the background of lists. Later
  /// changes of the widget do not change the picture. The pointer is at a position of the picture.
  package func showIcon(of widget: Widget, x: Int, y: Int) {
    guard let paintable = gtk_widget_paintable_new(widget.widget),
      let snapshot = gtk_snapshot_new()
    else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    let width = Double(gdk_paintable_get_intrinsic_width(paintable))
    let height = Double(gdk_paintable_get_intrinsic_height(paintable))
    let white = RGBA(red: 1, green: 1, blue: 1)
    var color = (widget.themeColor("theme_base_color") ?? white).gdk
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(width), Float(height))
    gtk_snapshot_append_color(snapshot, &color, &bounds)
    gdk_paintable_snapshot(paintable, snapshot, width, height)
    // The function also frees the snapshot.
    guard let image = gtk_snapshot_free_to_paintable(snapshot, nil) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(image)) }
    gtk_drag_source_set_icon(opaque, image, Int32(clamping: x), Int32(clamping: y))
  }

  private var isTouch: Bool {
    guard let device = gtk_gesture_get_device(opaque) else { return false }
    return gdk_device_get_source(device) == GDK_SOURCE_TOUCHSCREEN
  }
}
