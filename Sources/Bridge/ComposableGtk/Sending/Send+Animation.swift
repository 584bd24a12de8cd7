import ComposableArchitecture
import GtkUI

extension Send {
  /// Sends an action, unless the current task is cancelled, and animates the changes of the state
  /// that the action makes at once.
  ///
  /// ```swift
  /// return .run { send in
  ///   await send(.timerTicked, animation: .default)
  /// }
  /// ```
  public func callAsFunction(_ action: Action, animation: Animation?) {
    callAsFunction(action, transaction: Transaction(animation: animation))
  }

  /// Sends an action, unless the current task is cancelled, and shows the changes of the state that
  /// the action makes at once with a transaction.
  public func callAsFunction(_ action: Action, transaction: Transaction) {
    withTransaction(transaction) { self(action) }
  }
}
