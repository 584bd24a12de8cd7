/// The context for the creation of a node: the parent, the environment, and the part of the window
/// that contains the node.
@MainActor
public struct NodeContext {
  weak var parent: AnyNode?
  /// The values that the node and its descendants read.
  public var environment: EnvironmentValues
  var scope: VisibilityScope?
}
