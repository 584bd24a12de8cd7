import ComposableArchitecture
import GtkUI

extension ViewStore {
  /// Returns a binding that reads a part of the observed state, and sends an action when the
  /// binding is set.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// If the reducer ignores the action, the control then shows the value of the state again.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send toAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { self.send(toAction($0)) }
    )
  }

  /// Returns a binding that reads a part of the observed state, and sends `action` each time the
  /// binding is set.
  ///
  /// ```swift
  /// .alert("Saved", isPresented: viewStore.binding(get: \.isSaved, send: .alertDismissed)) {
  ///   Button("OK") {}
  /// }
  /// ```
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send action: ViewAction
  ) -> Binding<Value> {
    binding(get: get, send: { _ in action })
  }

  /// Returns a binding that reads the observed state, and sends an action when the binding is set.
  public func binding(
    send toAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: toAction)
  }

  /// Returns a binding that reads the observed state, and sends `action` each time the binding is
  /// set.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }
}
