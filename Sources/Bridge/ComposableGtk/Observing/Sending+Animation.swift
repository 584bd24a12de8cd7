import ComposableArchitecture
import GtkUI

// The views of apps name animations where they send. `Animation` says what becomes of them.

extension Store {
  /// Sends an action. The animation changes nothing.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { send(action) }
}

extension ViewStore {
  /// Sends an action. The animation changes nothing.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { send(action) }
}

extension ViewActionSending {
  /// Sends an action of the view. The animation changes nothing.
  @discardableResult
  @MainActor
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    send(action)
  }
}
