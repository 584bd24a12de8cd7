/// What the views on a page say of it, where one of them counts: the outermost, and of several beside
/// each other the first.
@MainActor
struct PageAttribute<Value> {
  private var entries: [(node: ObjectIdentifier, depth: Int, value: Value)] = []

  /// What the view says that counts.
  var value: Value? { entries.min { $0.depth < $1.depth }?.value }

  /// What all of them say, the outermost first.
  var values: [Value] { entries.sorted { $0.depth < $1.depth }.map(\.value) }

  /// Takes what a view says, or takes it back.
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
