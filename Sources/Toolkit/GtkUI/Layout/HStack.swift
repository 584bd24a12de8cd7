import Gtk

/// A row of views.
///
/// Children that expand, such as a `Spacer`, share the remaining width. The other children have
/// their natural size.
public struct HStack<Content: View>: BoxView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: The vertical position of children that don't fill the row.
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
    // The lines of a wrapped text may be narrower than the label.
    (widget as? Gtk.Label)?.xalign = widget.expands(.horizontal) ? 0.5 : 0
  }
}
