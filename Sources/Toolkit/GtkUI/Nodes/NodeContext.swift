/// The context with which a node is created: its parent, its environment and its page.
@MainActor
public struct NodeContext {
  weak var parent: AnyNode?
  /// The values that the node and its descendants read.
  public var environment: EnvironmentValues
  var page: PageContext?
}
