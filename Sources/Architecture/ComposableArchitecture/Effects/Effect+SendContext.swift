/// A context in which a store processes an effect's actions. Only the view layer knows what it
/// does: it animates the changes.
///
/// The context encloses the processing of the action, also if the action has to wait in the queue
/// of the store.
@MainActor
@usableFromInline
package struct SendContext: Sendable {
  private let body: @MainActor @Sendable (_ process: () -> Void) -> Void

  /// The context of the action that is being sent, or `nil`.
  private(set) static var current: Self?

  nonisolated init(_ body: @escaping @MainActor @Sendable (_ process: () -> Void) -> Void) {
    self.body = body
  }

  /// Calls `send` or the processing of an action in this context.
  func callAsFunction(_ operation: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    body(operation)
  }
}

extension Effect {
  /// Returns the effect with a context in which the store processes its actions.
  package func sending(
    in context: @escaping @MainActor @Sendable (_ process: () -> Void) -> Void
  ) -> Self {
    isNone ? self : Self(.sending(self, in: SendContext(context)))
  }
}
