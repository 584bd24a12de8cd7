/// The node of a view that declares the page for each value of a type.
@MainActor
protocol DestinationRegistration: AnyNode {
  /// Creates the content of the page for a value of the type.
  func makeContent(for value: AnyHashable, _ context: NodeContext) -> AnyNode?

  /// Updates content that this registration has created.
  func update(_ content: AnyNode, with value: AnyHashable, _ environment: EnvironmentValues)

  /// Returns the title of the content, which may not have been created yet.
  func findTitle(
    of content: AnyNode?,
    with value: AnyHashable,
    in environment: EnvironmentValues
  ) -> String?

  /// Refreshes the node when the declared pages change. The view of the registration is updated
  /// meanwhile, even if its page is covered.
  func addObserver(_ node: AnyNode)
  func removeObserver(_ node: AnyNode)
}
