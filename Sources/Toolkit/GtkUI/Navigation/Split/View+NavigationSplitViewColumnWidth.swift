extension View {
  /// Sets the width of the column of a ``NavigationSplitView`` that contains the view, while the
  /// column is beside other columns and is not the last visible column.
  ///
  /// - Parameter width: The width in pixels. A column is not narrower than its widgets require.
  /// - Returns: A view that sets the width of its column.
  public func navigationSplitViewColumnWidth(_ width: Double) -> some View {
    navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
  }

  /// Sets the width of the column of a ``NavigationSplitView`` that contains the view, while the
  /// column is beside other columns and is not the last visible column.
  ///
  /// - Parameters:
  ///   - min: The minimum width in pixels, or `nil` for the default minimum. With a larger minimum,
  ///     the split view is collapsed in wider windows.
  ///   - ideal: The width in pixels in a window with a width of 1,000 pixels. In other windows the
  ///     width is proportional to the width of the window, between `min` and `max`.
  ///   - max: The maximum width in pixels, or `nil` for the default maximum.
  ///
  /// - Returns: A view that sets the width of its column.
  public func navigationSplitViewColumnWidth(
    min: Double? = nil,
    ideal: Double,
    max: Double? = nil
  ) -> some View {
    ColumnWidthContent(min: min, ideal: ideal, max: max, content: self)
  }
}

private struct ColumnWidthContent<Content: View>: WrapperView {
  let min: Double?
  let ideal: Double
  let max: Double?
  let content: Content

  var width: ColumnWidthRequest {
    ColumnWidthRequest(
      minimum: min.map(Int.init(clampingRounded:)),
      ideal: Int(clampingRounded: ideal),
      maximum: max.map(Int.init(clampingRounded:))
    )
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ColumnWidthNode(self, context)
  }
}

private final class ColumnWidthNode<Content: View>: WrapperNode<ColumnWidthContent<Content>> {
  override init(_ view: ColumnWidthContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    environment.splitColumn?.setWidth(view.width, from: self)
  }

  override func viewDidUpdate(from old: ColumnWidthContent<Content>) {
    super.viewDidUpdate(from: old)
    environment.splitColumn?.setWidth(view.width, from: self)
  }

  override func willDismantle() {
    environment.splitColumn?.setWidth(nil, from: self)
  }
}

extension Int {
  /// Creates the nearest integer between 0 and 100,000. NaN is 0.
  fileprivate init(clampingRounded value: Double) {
    self = value.isNaN ? 0 : Int(Swift.max(0, Swift.min(value, 100_000)).rounded())
  }
}
