/// A node of the tree of a ``MountRegistry``: a feature that presents others, a stack, or an
/// ancestor of such a feature.
@MainActor
final class MountNode {
  private weak var parent: MountNode?
  private let id: NavigationID?
  private var nodes: [NavigationID: MountNode] = [:]

  /// The children that the feature presents.
  var children: [MountRegistry.Place: ChildMount] = [:]
  /// The mounted elements, if this is the node of a stack.
  var stack: StackMount?

  /// Creates the root of a tree.
  nonisolated init() {
    parent = nil
    id = nil
  }

  private init(_ id: NavigationID, below parent: MountNode) {
    self.parent = parent
    self.id = id
  }

  var hasDescendants: Bool { !nodes.isEmpty }

  /// Returns the node at a path below this node, or `nil` if nothing is mounted there.
  func descendant(at path: NavigationIDPath) -> MountNode? {
    var node: MountNode? = self
    for id in path.ids {
      node = node?.nodes[id]
    }
    return node
  }

  /// Returns the node at a path below this node, which is created if necessary.
  func createDescendant(at path: NavigationIDPath) -> MountNode {
    var node = self
    for id in path.ids {
      if let next = node.nodes[id] {
        node = next
      } else {
        let next = MountNode(id, below: node)
        node.nodes[id] = next
        node = next
      }
    }
    return node
  }

  /// Removes the node with the given identity from this node, and returns the removed node.
  func detach(_ id: NavigationID) -> MountNode? {
    nodes.removeValue(forKey: id)
  }

  /// Removes this node from the tree, and its ancestors that have no other content.
  func detach() {
    guard let id, let parent else { return }
    parent.nodes[id] = nil
    parent.prune()
  }

  /// Removes this node from the tree if the node has no content.
  func prune() {
    var node = self
    while node.children.isEmpty, node.nodes.isEmpty, node.stack == nil, let id = node.id,
      let parent = node.parent
    {
      parent.nodes[id] = nil
      node = parent
    }
  }

  /// Removes the content of a node that was removed from the tree, and returns the nodes below.
  func removeContent() -> [MountNode] {
    let below = Array(nodes.values)
    nodes = [:]
    children = [:]
    stack = nil
    return below
  }
}
