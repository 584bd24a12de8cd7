import ComposableArchitecture
import GtkUI

extension ViewStore {
  /// Sends an action, and animates the changes of the state that the action makes at once.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask {
    withAnimation(animation) { send(action) }
  }
}
