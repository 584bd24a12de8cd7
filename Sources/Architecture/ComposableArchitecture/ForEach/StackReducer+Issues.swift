import OrderedCollections

extension _StackReducer {
  @usableFromInline
  func reportMissingElement(_ id: StackElementID, action: Destination.Action) {
    location.report(
      """
      A 'forEach' at \(location) received an action for an element that is not on its stack:

          id:     \(id)
          action: \(debugCaseOutput(action))

      The parent's reducer received the action. The reducer of the element did not. Most likely:

      • The parent removed the element, and the action was sent by a task that the element started \
      and that the store can't cancel, for example an unstructured task. Send no actions after the \
      element is removed.
      • The feature sent an action after the feature called 'dismiss'. Call 'dismiss' last.
      • A view sent the action through the store of the element, which the view should have \
      released when the element was removed.
      """
    )
  }

  @usableFromInline
  func reportMissingPop(_ id: StackElementID, ids: OrderedSet<StackElementID>) {
    location.report(
      """
      A 'forEach' at \(location) received 'popFrom' for the id \(id), which is not on its stack.

          ids on the stack: \(list(ids))

      Nothing was popped. Most likely, the element had already been popped: 'popFrom' was sent \
      twice, or the parent had popped the element before.
      """
    )
  }

  @usableFromInline
  func reportPushedTwice(_ id: StackElementID, ids: OrderedSet<StackElementID>) {
    location.report(
      """
      A 'forEach' at \(location) received 'push' for the id \(id), which is already on its stack.

          ids on the stack: \(list(ids))

      Nothing was pushed. The id of a pushed element must be new: let the navigation view create \
      the id, or append the element to the stack in the reducer.
      """
    )
  }

  @usableFromInline
  func reportGenerationTooHigh(_ id: StackElementID, expected: StackElementID) {
    location.report(
      """
      A 'forEach' at \(location) received 'push' for an id that is greater than the next id.

          received: \(id)
          expected: \(expected)

      The element was pushed. In a test, the id increases by one with each added element: use the \
      expected id.
      """
    )
  }

  private func list(_ ids: OrderedSet<StackElementID>) -> String {
    ids.isEmpty ? "none" : ids.map(\.debugDescription).joined(separator: ", ")
  }
}
