import Gtk

/// A row of views.
///
/// A child that has room to give away, such as a `Spacer`, takes what the row has; the others are
/// as large as they want to be.
public struct HStack<Content: View>: BoxView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: Where children that don't fill the row are.
  ///   - spacing: The pixels between children.
  ///   - content: The children, in reading order.
  public init(
    alignment: VerticalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Int(pixels: spacing ?? 6)
    self.content = content()
  }

  var orientation: Orientation { .horizontal }

  func align(_ widget: Widget) {
    widget.valign = widget.expands(.vertical) ? .fill : alignment.align
    // Of the room for a text that is broken into lines some may be left.
    (widget as? Gtk.Label)?.xalign = widget.expands(.horizontal) ? 0.5 : 0
  }
}
