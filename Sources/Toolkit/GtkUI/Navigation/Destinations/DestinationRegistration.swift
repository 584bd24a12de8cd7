/// A view that knows the page for each value of a type.
@MainActor
protocol DestinationRegistration: AnyNode {
  /// Makes the content of the page for a value of the type.
  func makeContent(for value: AnyHashable, _ context: NodeContext) -> AnyNode?

  /// Brings content that was made here up to date.
  func update(_ content: AnyNode, with value: AnyHashable, _ environment: EnvironmentValues)

  /// The title of content that was made here, or would be.
  func findTitle(
    of content: AnyNode?,
    with value: AnyHashable,
    in environment: EnvironmentValues
  ) -> String?

  /// Has the node refreshed when the pages are other ones; the view is kept up to date for it.
  func follow(_ node: AnyNode)
  func unfollow(_ node: AnyNode)
}
