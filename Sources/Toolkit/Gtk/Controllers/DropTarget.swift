import CGtk

/// A controller of a widget on which drags of a ``DragSource`` can be dropped. The handlers also
/// receive the drags of other sources of this program.
@MainActor
package final class DropTarget: EventController {
  /// The type of the content of a drag. The content is a null pointer, which other programs can
  /// neither provide nor accept.
  static var type: GType { cgtk_type_pointer() }

  /// Creates a controller without handlers, which accepts no drop. `Widget.addController` adds the
  /// controller to a widget.
  package init() { super.init(gtk_drop_target_new(Self.type, GDK_ACTION_MOVE), transfer: .full) }

  /// Calls `handler` when the pointer is moved over the widget during a drag, with the position in
  /// the coordinates of the widget. The handler returns whether a drop at the position is accepted.
  package func onMotion(_ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool) {
    for signal in ["enter", "motion"] {
      connect(
        signal,
        returningFlags: { handler($0(0), $0(1)) ? GDK_ACTION_MOVE.rawValue : 0 }
      )
    }
  }

  /// Calls `handler` when the pointer is no longer over the widget during a drag.
  @discardableResult
  package func onLeave(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("leave", handler)
  }

  /// Calls `handler` at a drop, with the position in the coordinates of the widget. The handler
  /// returns whether the drop was accepted.
  @discardableResult
  package func onDrop(
    _ handler: @escaping @MainActor (_ x: Double, _ y: Double) -> Bool
  ) -> SignalConnection {
    // The first argument is the content.
    connect("drop", returning: { handler($0(1), $0(2)) })
  }
}
