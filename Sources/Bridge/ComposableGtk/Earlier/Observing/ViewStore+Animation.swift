import ComposableArchitecture
import GtkUI

extension ViewStore {
  /// Sends an action, and animates the changes of the state that the action makes at once.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action, and shows the changes of the state that the action makes at once with a
  /// transaction.
  @discardableResult
  public func send(_ action: ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }

  /// Sends an action, animates the changes of the state that the action makes at once, and waits
  /// while the observed value satisfies a predicate. See `send(_:while:)`.
  public func send(
    _ action: ViewAction,
    animation: Animation?,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    let task = send(action, animation: animation)
    await withTaskCancellationHandler {
      await yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }
}
