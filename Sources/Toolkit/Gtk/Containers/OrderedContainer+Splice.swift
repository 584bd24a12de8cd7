extension OrderedContainer {
  /// Makes `widgets` the children, in this order, where `placed` were before: what stays is moved
  /// at most, so that it keeps its focus and its state. O(n), whatever has changed.
  ///
  /// - Parameters:
  ///   - widgets: What is wanted, each once.
  ///   - placed: All that is there.
  package func splice(_ widgets: [Widget], replacing placed: [Widget]) {
    guard widgets != placed else { return }
    let wanted = Set(widgets)
    for widget in placed where !wanted.contains(widget) {
      remove(widget)
    }
    let kept = placed.filter(wanted.contains)
    let old = Set(kept)
    // What has been brought forward is no longer where it was, and passed over there.
    var moved: Set<Widget> = []
    var next = kept.startIndex
    var last: Widget?
    for widget in widgets {
      while next < kept.endIndex, moved.contains(kept[next]) {
        next += 1
      }
      if next < kept.endIndex, kept[next] === widget {
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
