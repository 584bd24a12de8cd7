/// What a node is made with.
@MainActor
public struct NodeContext {
  weak var parent: AnyNode?
  public var environment: EnvironmentValues
  var page: PageContext?
}
