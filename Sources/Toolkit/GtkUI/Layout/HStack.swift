import Gtk

/// A row of views.
///
/// Children that expand horizontally, such as a `Spacer`, share the remaining width. If the space
/// is sufficient, the other children have their natural width.
public struct HStack<Content: View>: BoxView {
  let alignment: VerticalAlignment
  let spacing: Int
  let content: Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - alignment: The vertical position of children that don't expand vertically.
  ///   - spacing: The pixels between children; 6 if `nil`.
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
    // The alignment within the label is set, because the lines of a wrapped text can be narrower
    // than the label.
    (widget.principal as? Gtk.Label)?.xalign = widget.expands(.horizontal) ? 0.5 : 0
  }
}
