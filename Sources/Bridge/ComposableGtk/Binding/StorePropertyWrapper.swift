import ComposableArchitecture
import GtkUI
import IssueLocations

/// A property wrapper, `Binding` or `Bindable`, of a store. Its `scope` methods derive bindings to
/// the stores of child features.
@MainActor
public protocol StorePropertyWrapper<Value> {
  /// The type of the value. `scope(state:action:)` requires a `Store`.
  associatedtype Value

  /// The value from which `scope(state:action:)` derives a binding.
  var wrappedValue: Value { get }
}

extension Binding: StorePropertyWrapper {}

extension Bindable: StorePropertyWrapper {}

extension StorePropertyWrapper {
  /// Returns a binding to the store of a presented feature. The value of the binding is `nil` if
  /// the state is `nil` when this method is called.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// A feature with another identifier, or in another case of an enum, has another store, so that
  /// another sheet replaces the sheet.
  public func scope<State: ObservableState, Action: CasePathable, ChildState, ChildAction>(
    state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presented(
      state: state,
      action: action,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Returns a binding to the store of a navigation stack.
  public func scope<State: ObservableState, Action: CasePathable, Element, ElementAction>(
    state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    .constant(wrappedValue.scope(state: state, action: action))
  }

  /// Returns a binding to the store of a presented feature. The value of the binding is `nil` if
  /// the state is `nil` when this method is called.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.$child, action: \.child)) { store in
  ///   ChildView(store: store)
  /// }
  /// ```
  public func scope<State: ObservableState, Action: CasePathable, ChildState, ChildAction>(
    state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presented(
      state: state.appending(path: \.wrappedValue),
      action: action,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

// The following overloads omit the label `state`, like `store.scope(_:action:)`.

extension StorePropertyWrapper {
  /// Returns a binding to the store of a presented feature. The value of the binding is `nil` if
  /// the state is `nil` when this method is called.
  public func scope<State: ObservableState, Action: CasePathable, ChildState, ChildAction>(
    _ state: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presented(
      state: state,
      action: action,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Returns a binding to the store of a presented feature. The value of the binding is `nil` if
  /// the state is `nil` when this method is called.
  public func scope<State: ObservableState, Action: CasePathable, ChildState, ChildAction>(
    _ state: KeyPath<State, PresentationState<ChildState>>,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Binding<Store<ChildState, ChildAction>?> where Value == Store<State, Action> {
    wrappedValue.presented(
      state: state.appending(path: \.wrappedValue),
      action: action,
      at: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Returns a binding to the store of a navigation stack.
  public func scope<State: ObservableState, Action: CasePathable, Element, ElementAction>(
    _ state: KeyPath<State, StackState<Element>>,
    action: CaseKeyPath<Action, StackAction<Element, ElementAction>>
  ) -> Binding<Store<StackState<Element>, StackAction<Element, ElementAction>>>
  where Value == Store<State, Action> {
    scope(state: state, action: action)
  }
}
