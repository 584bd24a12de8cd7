/// A value of a page that several views on the page can set. The value of the outermost view is
/// used or, at the same depth, the value of the view that has set its value first.
@MainActor
struct PageAttribute<Value> {
  private var entries: [(node: ObjectIdentifier, depth: Int, value: Value)] = []

  /// The value that is used.
  var value: Value? { entries.min { $0.depth < $1.depth }?.value }

  /// The values of all views, the outermost view first.
  var values: [Value] { entries.sorted { $0.depth < $1.depth }.map(\.value) }

  /// Sets the value of a view, or removes the value if `value` is `nil`.
  mutating func set(_ value: Value?, from node: AnyNode) {
    let index = entries.firstIndex { $0.node == ObjectIdentifier(node) }
    switch (index, value) {
    case (let index?, let value?): entries[index].value = value
    case (let index?, nil): entries.remove(at: index)
    case (nil, let value?): entries.append((ObjectIdentifier(node), node.depth, value))
    case (nil, nil): break
    }
  }
}
