import ComposableArchitecture
import GtkUI

/// A part of a store's state, from which ``sending(_:)`` creates a binding that sends an action.
///
/// ```swift
/// Toggle("Notify me", isOn: $store.isNotifying.sending(\.notifyToggled))
/// ```
@dynamicMemberLookup
@MainActor
public struct _StoreBinding<State: ObservableState, Action, Value> {
  fileprivate let store: @MainActor () -> Store<State, Action>
  fileprivate let keyPath: KeyPath<State, Value>
  /// The store, if the store is known when the binding is created.
  fileprivate let origin: AnyObject?

  /// Returns a property of this part of the state.
  public subscript<Part>(
    dynamicMember keyPath: KeyPath<Value, Part>
  ) -> _StoreBinding<State, Action, Part> {
    _StoreBinding<State, Action, Part>(
      store: store,
      keyPath: self.keyPath.appending(path: keyPath),
      origin: origin
    )
  }

  /// Returns a binding that reads this part of the state. When the binding is set, the binding
  /// sends an action with the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value>
  where Action: CasePathable {
    let (store, keyPath) = (store, keyPath)
    return Binding(
      get: { store().state[keyPath: keyPath] },
      set: { store().send(action($0)) },
      origin: origin.map { BindingOrigin(object: $0, keyPath: keyPath) }
    )
  }
}

// A store that was scoped with closures is created again in each body.
extension Store: TransientObject {
  package var isTransient: Bool { !cachesScopedStores }
}

extension Binding {
  /// Returns a part of the store's state. The method `sending(_:)` of the part creates a
  /// binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Part>(
    dynamicMember keyPath: KeyPath<State, Part>
  ) -> _StoreBinding<State, Action, Part> where Value == Store<State, Action> {
    _StoreBinding(store: { wrappedValue }, keyPath: keyPath, origin: nil)
  }
}

extension Bindable {
  /// Returns a part of the store's state. The method `sending(_:)` of the part creates a
  /// binding.
  @_disfavoredOverload
  public subscript<State: ObservableState, Action, Part>(
    dynamicMember keyPath: KeyPath<State, Part>
  ) -> _StoreBinding<State, Action, Part> where Value == Store<State, Action> {
    let store = wrappedValue
    return _StoreBinding(store: { store }, keyPath: keyPath, origin: store)
  }
}
