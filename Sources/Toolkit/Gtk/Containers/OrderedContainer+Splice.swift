extension OrderedContainer {
  /// Replaces the children `placed` with `widgets`, in order. A widget in both arrays is moved if
  /// necessary, and is not passed to ``remove(_:)``, so that the widget retains its state. The cost
  /// is O(n) in the number of widgets in both arrays, even if only few widgets differ.
  ///
  /// - Parameters:
  ///   - widgets: The new children, without duplicates.
  ///   - placed: All current children.
  package func splice(_ widgets: [Widget], replacing placed: [Widget]) {
    guard widgets != placed else { return }
    let shownWidgets = Set(widgets)
    for widget in placed where !shownWidgets.contains(widget) {
      remove(widget)
    }
    let remaining = placed.filter(shownWidgets.contains)
    let old = Set(remaining)
    // The widgets that were moved towards the start. These widgets are skipped at their old
    // positions.
    var moved: Set<Widget> = []
    var next = remaining.startIndex
    var last: Widget?
    for widget in widgets {
      while next < remaining.endIndex, moved.contains(remaining[next]) {
        next += 1
      }
      if next < remaining.endIndex, remaining[next] === widget {
        next += 1
      } else if old.contains(widget) {
        move(widget, after: last)
        moved.insert(widget)
      } else {
        insert(widget, after: last)
      }
      last = widget
    }
  }
}
