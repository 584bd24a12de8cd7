import CGtk

/// A container that shows a dialog in the middle of a background. The background fills the
/// container.
///
/// The dialog has its natural size, unless the container is smaller. There is a margin around the
/// dialog, unless the minimum size of the dialog then exceeds the container. The container requests
/// no space, so its size is independent of the dialog.
@MainActor
public final class DialogOverlay: Widget {
  /// The margin around the dialog in pixels.
  public nonisolated static let margin = 18

  /// Creates a container.
  public init(background: Widget, dialog: Widget) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(nil, dialogMeasure, dialogAllocate)
    )
    background.setParent(self)
    dialog.setParent(self)
  }
}

private let dialogMeasure:
  @convention(c) (
    UnsafeMutablePointer<GtkWidget>?, GtkOrientation, Int32, UnsafeMutablePointer<Int32>?,
    UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?, UnsafeMutablePointer<Int32>?
  ) -> Void = { _, _, _, minimum, natural, minimumBaseline, naturalBaseline in
    minimum?.pointee = 0
    natural?.pointee = 0
    minimumBaseline?.pointee = -1
    naturalBaseline?.pointee = -1
  }

private let dialogAllocate:
  @convention(c) (UnsafeMutablePointer<GtkWidget>?, Int32, Int32, Int32) -> Void = {
    overlay,
    width,
    height,
    _ in
    guard let background = gtk_widget_get_first_child(overlay),
      let dialog = gtk_widget_get_next_sibling(background)
    else { return }
    var area = GtkAllocation(x: 0, y: 0, width: width, height: height)
    // GTK requires that a widget is measured before it is allocated.
    gtk_widget_measure(background, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
    gtk_widget_size_allocate(background, &area, -1)
    guard gtk_widget_should_layout(dialog).isTrue else { return }
    area.width = extent(of: dialog, GTK_ORIENTATION_HORIZONTAL, in: width, for: -1)
    area.height = extent(of: dialog, GTK_ORIENTATION_VERTICAL, in: height, for: area.width)
    area.x = (width - area.width) / 2
    area.y = (height - area.height) / 2
    gtk_widget_size_allocate(dialog, &area, -1)
  }

/// Returns the width or the height of the dialog in a container with the size `space` in this
/// direction. `across` is the size of the dialog in the other direction, or -1 if the size is
/// unknown.
private func extent(
  of dialog: UnsafeMutablePointer<GtkWidget>,
  _ orientation: GtkOrientation,
  in space: Int32,
  for across: Int32
) -> Int32 {
  var minimum: Int32 = 0
  var natural: Int32 = 0
  gtk_widget_measure(dialog, orientation, across, &minimum, &natural, nil, nil)
  return max(minimum, min(natural, space - 2 * Int32(DialogOverlay.margin)))
}
