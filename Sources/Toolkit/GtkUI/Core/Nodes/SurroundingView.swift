/// A container that changes only the size or the background of its content. The tag of the content
/// is the tag of the container.
@MainActor
protocol SurroundingView: ContainerView {}

/// The node of a ``SurroundingView``.
@MainActor
protocol SurroundingNode: AnyNode {}

extension ContainerNode: SurroundingNode where V: SurroundingView {}
