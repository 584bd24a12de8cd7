import CGtk

/// A container that shows a dialog above a background. The background fills the container.
///
/// In the position ``Position/center``, the dialog has its natural size, unless the container is
/// smaller. There is a margin around the dialog, unless the minimum size of the dialog then exceeds
/// the container. In the position ``Position/bottom``, the dialog is as wide as the container. The
/// minimum size of the container is the minimum size of the dialog, and the natural size is the
/// minimum size.
@MainActor
public final class DialogOverlay: Widget {
  /// The position of a dialog in the container.
  public enum Position: BitwiseCopyable, Sendable {
    /// The middle of the container.
    case center
    /// The bottom edge of the container.
    case bottom
  }

  /// The margin in pixels beside a dialog in the middle.
  public nonisolated static let horizontalMargin = 30

  /// The margin in pixels above and below a dialog in the middle, and above a dialog at the bottom
  /// edge.
  public nonisolated static let verticalMargin = 20

  fileprivate nonisolated static let quark = g_quark_from_string("composable-gtk-dialog-position")

  /// The position of the dialog, ``Position/center`` by default.
  public var position = Position.center {
    didSet {
      guard position != oldValue else { return }
      // The position is stored in the GTK instance, because the instance can outlive the wrapper.
      StoredValue.store(position, Self.quark, in: widget)
      gtk_widget_queue_resize(widget)
    }
  }

  /// Creates a container.
  public init(background: Widget, dialog: Widget) {
    super.init(gtk_box_new(GTK_ORIENTATION_VERTICAL, 0))
    // The widget is a box because GTK draws nothing for a box. The layout manager replaces the
    // layout of the box.
    gtk_widget_set_layout_manager(
      widget,
      gtk_custom_layout_new(CustomLayout.heightForWidth, dialogMeasure, dialogAllocate)
    )
    background.setParent(self)
    dialog.setParent(self)
  }
}

/// The dialog of a container, and its sizes.
private struct DialogLayout {
  let background: UnsafeMutablePointer<GtkWidget>
  let dialog: UnsafeMutablePointer<GtkWidget>
  private let position: DialogOverlay.Position

  init?(of overlay: UnsafeMutablePointer<GtkWidget>?) {
    guard let overlay, let background = gtk_widget_get_first_child(overlay),
      let dialog = gtk_widget_get_next_sibling(background)
    else { return nil }
    self.background = background
    self.dialog = dialog
    position =
      StoredValue.read(DialogOverlay.Position.self, DialogOverlay.quark, of: overlay) ?? .center
  }

  /// Returns the minimum size of the container in a direction for a size in the other direction,
  /// or for -1 if this size is unknown.
  func minimum(_ orientation: GtkOrientation, for across: Int32) -> Int32 {
    guard gtk_widget_should_layout(dialog).isTrue else { return 0 }
    guard orientation == GTK_ORIENTATION_VERTICAL, across >= 0 else {
      return size(orientation, for: -1).minimum
    }
    return size(orientation, for: width(in: across)).minimum
  }

  /// Returns the area of the dialog in a container.
  func area(width: Int32, height: Int32) -> GtkAllocation {
    let own = self.width(in: width)
    let heights = size(GTK_ORIENTATION_VERTICAL, for: own)
    let margins = Int32(DialogOverlay.verticalMargin) * (position == .center ? 2 : 1)
    let extent = max(heights.minimum, min(heights.natural, height - margins))
    // If the remaining height is odd, the additional pixel is above the dialog, as in libadwaita.
    return GtkAllocation(
      x: (width - own) / 2,
      y: position == .center ? (height - extent + 1) / 2 : height - extent,
      width: own,
      height: extent
    )
  }

  /// Returns the width of the dialog in a container with the width `space`.
  private func width(in space: Int32) -> Int32 {
    let widths = size(GTK_ORIENTATION_HORIZONTAL, for: -1)
    return switch position {
    case .center:
      max(widths.minimum, min(widths.natural, space - 2 * Int32(DialogOverlay.horizontalMargin)))
    case .bottom:
      max(widths.minimum, space)
    }
  }

  private func size(
    _ orientation: GtkOrientation,
    for across: Int32
  ) -> (minimum: Int32, natural: Int32) {
    CustomLayout.extent(of: dialog, orientation, for: across)
  }
}

private let dialogMeasure: CustomLayout.Measure = {
  overlay,
  orientation,
  across,
  minimum,
  natural,
  minimumBaseline,
  naturalBaseline in
  let extent = DialogLayout(of: overlay)?.minimum(orientation, for: across) ?? 0
  minimum?.pointee = extent
  natural?.pointee = extent
  minimumBaseline?.pointee = -1
  naturalBaseline?.pointee = -1
}

private let dialogAllocate: CustomLayout.Allocate = {
  overlay,
  width,
  height,
  _ in
  guard let layout = DialogLayout(of: overlay) else { return }
  var area = GtkAllocation(x: 0, y: 0, width: width, height: height)
  // GTK requires that a widget is measured before it is allocated.
  gtk_widget_measure(layout.background, GTK_ORIENTATION_HORIZONTAL, -1, nil, nil, nil, nil)
  gtk_widget_size_allocate(layout.background, &area, -1)
  guard gtk_widget_should_layout(layout.dialog).isTrue else { return }
  area = layout.area(width: width, height: height)
  gtk_widget_size_allocate(layout.dialog, &area, -1)
}
