extension OrderedContainer {
  /// Makes `widgets` the children, in this order, where `placed` were before: what stays is moved
  /// at most, so that it keeps its focus and its state. O(n).
  package func splice(_ widgets: [Widget], replacing placed: [Widget]) {
    let wanted = Set(widgets.map(ObjectIdentifier.init))
    for widget in placed where !wanted.contains(ObjectIdentifier(widget)) {
      remove(widget)
    }
    var rest = placed.filter { wanted.contains(ObjectIdentifier($0)) }[...]
    let kept = Set(rest.map(ObjectIdentifier.init))
    var last: Widget?
    for widget in widgets {
      if let next = rest.first, next === widget {
        rest.removeFirst()
      } else if kept.contains(ObjectIdentifier(widget)) {
        move(widget, after: last)
        rest.removeAll { $0 === widget }
      } else {
        insert(widget, after: last)
      }
      last = widget
    }
  }
}
