/// The node of a view that declares the pages for the values of a type.
@MainActor
protocol DestinationRegistration: AnyNode {
  /// Creates the content of the page for a value of the type.
  func makeContent(for value: AnyHashable, _ context: NodeContext) -> AnyNode?

  /// Updates the content that this registration has created for a value.
  func update(_ content: AnyNode, with value: AnyHashable, _ environment: EnvironmentValues)

  /// Returns the title of the content, which may not have been created yet.
  func findTitle(
    of content: AnyNode?,
    with value: AnyHashable,
    in environment: EnvironmentValues
  ) -> String?

  /// Refreshes `node` when the declared pages change. While there is an observer, the view of the
  /// registration is updated even if its page is covered.
  func addObserver(_ node: AnyNode)
  func removeObserver(_ node: AnyNode)
}
