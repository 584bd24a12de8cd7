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

extension Effect {
  /// Returns the effect with an animation of the changes that its actions make at once.
  ///
  /// ```swift
  /// return .run { send in
  ///   await send(.timerTicked)
  /// }
  /// .animation()
  /// ```
  ///
  /// Write a `throttle` before the animation: an action that waits for the end of an interval is
  /// sent by the throttled effect.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(Transaction(animation: animation))
  }

  /// Returns the effect with a transaction for the changes that its actions make at once.
  public func transaction(_ transaction: Transaction) -> Self {
    sending { process in withTransaction(transaction, process) }
  }

  /// Enqueues an action, and animates the changes that the action makes at once.
  public static func send(_ action: Action, animation: Animation? = nil) -> Self {
    .send(action).animation(animation)
  }
}
