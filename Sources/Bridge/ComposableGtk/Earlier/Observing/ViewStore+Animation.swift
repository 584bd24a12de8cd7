import ComposableArchitecture
import GtkUI

extension ViewStore {
  /// Sends an action. The animation has no effect.
  @discardableResult
  public func send(_ action: ViewAction, animation: Animation?) -> StoreTask { send(action) }
}
