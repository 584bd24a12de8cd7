import Gtk

extension View {
  /// How far the view is from the edges of its row, in a list or a form; `nil` for what is usual there.
  ///
  /// ```swift
  /// Image("Banner").resizable()
  ///   .listRowInsets(EdgeInsets())
  /// ```
  ///
  /// Of a row of several views the first says it. Elsewhere it is as `padding`. A negative length counts
  /// as none.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(RowInsetsModifier(insets: insets))
  }
}

private struct RowInsetsModifier: WidgetModifier {
  let insets: EdgeInsets?

  static var isReusable: Bool { true }

  func apply(to widget: Widget, from old: Self?) {
    guard (old?.insets ?? nil) != insets else { return }
    PaddingModifier(insets: insets ?? EdgeInsets())
      .apply(to: widget, from: PaddingModifier(insets: old?.insets ?? EdgeInsets()))
    if insets == nil {
      widget.removeCSSClass(RowInsets.ownClass)
    } else {
      widget.addCSSClass(RowInsets.ownClass)
    }
    RowInsets.row(of: widget)?.followRowInsets(of: widget)
  }
}

/// By what a row knows that it leaves the room at its edges to what is in it.
@MainActor
enum RowInsets {
  static let ownClass = "own-row-insets"
  private static let rowClass = "without-row-insets"

  static let css = """
    .item-list > row.\(rowClass), .section-box > .form-row.\(rowClass) { padding: 0; }
    .item-list > row.\(rowClass) .navigation-row { margin: 0; }

    """

  /// The row of a list or a form that a widget is in, with nothing between them but what lays it out.
  fileprivate static func row(of widget: Widget) -> Widget? {
    var next = widget.parent
    for _ in 0..<3 {
      guard let ancestor = next else { return nil }
      if ancestor.cssName == "row" || ancestor.hasCSSClass("form-row") { return ancestor }
      next = ancestor.parent
    }
    return nil
  }

  fileprivate static func show(_ isOwn: Bool, by row: Widget) {
    guard row.hasCSSClass(rowClass) != isOwn else { return }
    if isOwn { row.addCSSClass(rowClass) } else { row.removeCSSClass(rowClass) }
  }
}

extension Widget {
  /// Has a row leave the room at its edges, or not, as the first widget in it says.
  func followRowInsets(of first: Widget?) {
    RowInsets.show(first?.hasCSSClass(RowInsets.ownClass) ?? false, by: self)
  }
}
