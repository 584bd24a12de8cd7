import Gtk

/// A column of views.
///
/// Children that expand vertically, such as a `Spacer`, share the remaining height. If the space is
/// sufficient, the other children have their natural height.
public struct VStack<Content: View>: BoxView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// Creates a column.
  ///
  /// - Parameters:
  ///   - alignment: The horizontal position of children that don't expand horizontally.
  ///   - spacing: The pixels between children; 6 if `nil`.
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
