import CGtk

/// A gesture that starts a drag of something in this program, such as a row of a list.
///
/// The drag has no content, because only a ``DropTarget`` of the same program accepts the drag. The
/// owner of both controllers knows what is dragged.
@MainActor
public final class DragSource: SingleGesture {
  /// Creates a gesture without handlers. `Widget.addController` adds the gesture to a widget.
  public init() {
    super.init(gtk_drag_source_new(), transfer: .full)
    gtk_drag_source_set_actions(opaque, GDK_ACTION_MOVE)
  }

  /// Calls `handler` when the pointer is moved while the button is pressed. The handler receives
  /// the position of the press in the coordinates of the widget, and returns whether a drag starts.
  @discardableResult
  public func onPrepare(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    connect(
      "prepare",
      returningNewObject: { arguments in
        guard handler(arguments(0), arguments(1)) else { return nil }
        var value = GValue()
        g_value_init(&value, DropTarget.type)
        defer { g_value_unset(&value) }
        return UnsafeMutableRawPointer(gdk_content_provider_new_for_value(&value))
      }
    )
  }

  /// Calls `handler` when a drag starts.
  @discardableResult
  public func onBegin(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("drag-begin", handler)
  }

  /// Calls `handler` when a drag ends, with or without a drop.
  @discardableResult
  public func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("drag-end", handler)
  }

  /// Shows a widget at the pointer during the drag. The pointer is at a position in the coordinates
  /// of the widget.
  public func showIcon(of widget: Widget, x: Int, y: Int) {
    guard let paintable = gtk_widget_paintable_new(widget.widget) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    gtk_drag_source_set_icon(opaque, paintable, Int32(clamping: x), Int32(clamping: y))
  }
}
