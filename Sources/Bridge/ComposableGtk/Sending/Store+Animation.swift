import ComposableArchitecture
import GtkUI

extension Store {
  /// Sends an action, and animates the changes of the state that the action makes at once.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action, and shows the changes of the state that the action makes at once with a
  /// transaction.
  @discardableResult
  public func send(_ action: Action, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}

extension ViewActionSending {
  /// Sends an action of the view, and animates the changes of the state that the action makes at
  /// once.
  @discardableResult
  @MainActor
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }

  /// Sends an action of the view, and shows the changes of the state that the action makes at once
  /// with a transaction.
  @discardableResult
  @MainActor
  public func send(_ action: StoreAction.ViewAction, transaction: Transaction) -> StoreTask {
    withTransaction(transaction) { send(action) }
  }
}
