/// The node of a view that declares the pages for the values of a type.
@MainActor
protocol DestinationRegistration: AnyNode {
  /// Creates the content of the page for a value. Returns `nil` if the value has another type.
  func makeContent(for value: AnyHashable, _ context: NodeContext) -> AnyNode?

  /// Updates the content that this registration has created for a value.
  func update(_ content: AnyNode, with value: AnyHashable, _ environment: EnvironmentValues)

  /// Returns the title of the content for a value, or `nil`. `content` is `nil` if the content has
  /// not been created yet.
  func findTitle(
    of content: AnyNode?,
    with value: AnyHashable,
    in environment: EnvironmentValues
  ) -> String?

  /// Adds a node that is refreshed when the declared pages change. While there is such a node, the
  /// view of the registration is updated even if the page of the view is covered.
  func addObserver(_ node: AnyNode)
  func removeObserver(_ node: AnyNode)
}
