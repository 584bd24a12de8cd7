/// The context with which a node is created: its parent, its environment, and the part of the
/// window that contains the node.
@MainActor
public struct NodeContext {
  weak var parent: AnyNode?
  /// The values that the node and its descendants read.
  public var environment: EnvironmentValues
  var scope: VisibilityScope?
}
