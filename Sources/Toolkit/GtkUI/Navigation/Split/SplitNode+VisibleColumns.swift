import Gtk

extension SplitNode {
  func readView() {
    model.visibility = view.visibility
    model.compactColumn = view.compactColumn
  }

  func sizeMayHaveChanged() {
    var new = model
    new.setWidth(
      box.allocatedWidth,
      extraWidths: extraWidths,
      textScale: Gtk.Settings.default?.textScale ?? 1
    )
    guard new != model else { return }
    model = new
    UpdateScheduler.shared.updateDuringLayout { showColumns(isAnimated: false) }
  }

  func showColumns(isAnimated: Bool) {
    let focus = environment.window?.window?.focusWidget
    let visible = model.visible
    let focused = columns.firstIndex { column in focus.map(column.widget.contains) ?? false }
    let isInContent = focused.map { index in focus.map(columns[index].slot.contains) ?? false }
    for (index, column) in columns.enumerated() {
      if visible.contains(index) { column.reveal() } else { column.cover(focus: focus) }
      let isFirst = index == visible.lowerBound
      column.back.canGoBack = isFirst && model.canGoBack
      column.hasToggle = isFirst && model.hasToggle
      column.widget.setCSSClass("split-start", replacesHeader && isFirst)
      column.widget.setCSSClass("split-end", replacesHeader && index == visible.upperBound - 1)
    }
    box.show(visible, isAnimated: isAnimated)
    box.setCSSClass("collapsed", visible.count == 1)
    showDecorations()
    headerDidChange()
    guard let focused, !visible.contains(focused) else { return }
    // The focus moves to the nearest visible column.
    let target = focused < visible.lowerBound ? visible.lowerBound : visible.upperBound - 1
    if isInContent == true {
      columns[target].moveFocus()
    } else {
      columns[target].moveFocusToToggle()
    }
  }

  func showDecorations() {
    for (index, column) in columns.enumerated() {
      column.header.bar.decorationLayout = decorationLayout(of: index)
    }
  }

  /// Returns the buttons of the window in the header of a column: the buttons at the start in the
  /// first visible column, and the buttons at the end in the last.
  func decorationLayout(of index: Int) -> String {
    guard replacesHeader else { return ":" }
    let layout =
      environment.window?.decorationLayout ?? Gtk.Settings.default?.decorationLayout ?? ""
    let sides = layout.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let start = index == model.visible.lowerBound ? sides.first ?? "" : ""
    let end = index == model.visible.upperBound - 1 ? sides.dropFirst().first ?? "" : ""
    return "\(start):\(end)"
  }
}
