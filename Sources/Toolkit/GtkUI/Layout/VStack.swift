import Gtk

/// A column of views.
///
/// Children that expand, such as a `Spacer`, share the remaining height. The other children have
/// their natural size.
public struct VStack<Content: View>: BoxView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: The horizontal position of children that don't fill the column.
  ///   - spacing: The pixels between children.
  ///   - content: The children, from top to bottom.
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: Double? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = Int(pixels: spacing ?? 6)
    self.content = content()
  }

  var orientation: Orientation { .vertical }

  func align(_ widget: Widget) {
    widget.placeHorizontally(alignment.align)
  }
}
