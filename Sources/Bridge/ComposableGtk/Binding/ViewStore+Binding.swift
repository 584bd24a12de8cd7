import ComposableArchitecture
import GtkUI

extension ViewStore {
  /// A binding that reads what is observed, and sends an action when it is written.
  ///
  /// ```swift
  /// TextField("Name", text: viewStore.binding(get: \.name, send: { .nameChanged($0) }))
  /// ```
  ///
  /// A reducer that doesn't take the value over is free to: the control shows the state again.
  public func binding<Value>(
    get: @escaping (_ state: ViewState) -> Value,
    send toAction: @escaping (_ value: Value) -> ViewAction
  ) -> Binding<Value> {
    Binding(
      get: { get(self.state) },
      set: { self.send(toAction($0)) }
    )
  }

  /// A binding that reads what is observed, and sends the same action whatever is written.
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

  /// A binding to all that is observed, which sends an action when it is written.
  public func binding(
    send toAction: @escaping (_ state: ViewState) -> ViewAction
  ) -> Binding<ViewState> {
    binding(get: { $0 }, send: toAction)
  }

  /// A binding to all that is observed, which sends the same action whatever is written.
  public func binding(send action: ViewAction) -> Binding<ViewState> {
    binding(get: { $0 }, send: { _ in action })
  }
}
