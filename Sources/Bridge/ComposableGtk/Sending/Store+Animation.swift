import ComposableArchitecture
import GtkUI

// These overloads accept the animations with which apps send actions. The documentation of
// `Animation` describes the effect of an animation.

extension Store {
  /// Sends an action. The animation has no effect.
  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask { send(action) }
}

extension ViewActionSending {
  /// Sends an action of the view. The animation has no effect.
  @discardableResult
  @MainActor
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    send(action)
  }
}
