import IssueReporting
import Synchronization

/// An object that a store attaches to a binding action. A receipt that is deallocated without a
/// call of ``acknowledge()`` reports an issue.
final class BindingReceipt: Sendable {
  private let isAcknowledged = Atomic(false)
  private let action: @Sendable () -> String

  /// Creates a receipt.
  ///
  /// - Parameter action: Returns the description of the action for the issue.
  init(action: @escaping @Sendable () -> String) {
    self.action = action
  }

  func acknowledge() {
    isAcknowledged.store(true, ordering: .relaxed)
  }

  deinit {
    guard !isAcknowledged.load(ordering: .relaxed) else { return }
    reportIssue(
      """
      A property of a store was set, but no reducer handled the binding action:

      \(action().indented(by: 4))

      The state was not changed. Add a 'BindingReducer()' to the body of the feature, before the \
      reducers that react to the change. If the binding action is a view action, add a \
      'BindingReducer(action: \\.view)'.
      """
    )
  }
}
