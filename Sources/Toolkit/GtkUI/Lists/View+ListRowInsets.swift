import Gtk

extension View {
  /// Sets the distance of the view from the edges of its row, in a list or a form. `nil` restores
  /// the default.
  ///
  /// ```swift
  /// Image("Banner").resizable()
  ///   .listRowInsets(EdgeInsets())
  /// ```
  ///
  /// In a row of several views, only insets of the first view replace the default distance. Insets
  /// of the other views, and insets outside of a list or a form, are padding. A negative length is
  /// treated as 0.
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
      widget.removeCSSClass(RowInsets.customClass)
    } else {
      widget.addCSSClass(RowInsets.customClass)
    }
    RowInsets.row(of: widget)?.updateRowInsets(forFirst: widget)
  }
}

/// The style classes for rows whose content replaces the default insets.
@MainActor
enum RowInsets {
  static let customClass = "custom-row-insets"
  private static let rowClass = "without-row-insets"

  static let css = """
    .item-list > row.\(rowClass), .section-box > .form-row.\(rowClass) { padding: 0; }
    .item-list > row.\(rowClass) .navigation-row { margin: 0; }

    """

  /// Returns the row of a list or a form that contains a widget, if the row is among the nearest
  /// three ancestors of the widget.
  fileprivate static func row(of widget: Widget) -> Widget? {
    var next = widget.parent
    for _ in 0..<3 {
      guard let ancestor = next else { return nil }
      if ancestor.cssName == "row" || ancestor.hasCSSClass("form-row") { return ancestor }
      next = ancestor.parent
    }
    return nil
  }

  fileprivate static func setCustom(_ isCustom: Bool, of row: Widget) {
    guard row.hasCSSClass(rowClass) != isCustom else { return }
    if isCustom { row.addCSSClass(rowClass) } else { row.removeCSSClass(rowClass) }
  }
}

extension Widget {
  /// Removes or restores the default insets of a row, depending on the first widget in the row.
  func updateRowInsets(forFirst first: Widget?) {
    RowInsets.setCustom(first?.hasCSSClass(RowInsets.customClass) ?? false, of: self)
  }
}
