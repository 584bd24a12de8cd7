import Gtk

/// A column of views.
///
/// A child that has room to give away, such as a `Spacer`, takes what the column has; the others are
/// as large as they want to be.
public struct VStack<Content: View>: BoxView {
  let alignment: HorizontalAlignment
  let spacing: Int
  let content: Content

  /// - Parameters:
  ///   - alignment: Where children that don't fill the column are.
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
