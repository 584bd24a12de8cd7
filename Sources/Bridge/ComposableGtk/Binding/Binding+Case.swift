import ComposableArchitecture
import GtkUI

extension Binding where Value: _PresentedCaseStore {
  /// A binding to the store of one of the features that an enum presents, while that is the one.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// It is what `$store.scope(state: \.destination?.edit, action: \.destination.edit)` gives. The
  /// cases that hold no feature give their value; for an alert, which wants a store, scope to it.
  public subscript<Child>(
    dynamicMember casePath: KeyPath<
      Value.CaseScope.AllCasePaths, AnyCasePath<Value.CaseScope, Child>
    >
  ) -> Binding<Child?> {
    let path = Value.CaseScope.allCasePaths[keyPath: casePath]
    let child: @MainActor () -> Child? = { wrappedValue._case.flatMap { path.extract(from: $0) } }
    return Binding<Child?>(
      get: child,
      set: { new in
        // Another feature that is presented isn't this binding's to dismiss.
        guard new == nil, child() != nil else { return }
        wrappedValue = nil
      }
    )
  }
}

/// The store of an enum of features.
public protocol _CaseStore {
  associatedtype CaseScope: CasePathable

  /// The store of the feature that is there.
  @MainActor
  var `case`: CaseScope { get }
}

/// The store of an enum of features, if one of them is presented.
public protocol _PresentedCaseStore: ExpressibleByNilLiteral {
  associatedtype CaseScope: CasePathable

  /// The store of the feature that is presented.
  @MainActor
  var _case: CaseScope? { get }
}

extension Store: _CaseStore
where
  State: CaseReducerState,
  State.StateReducer.Action == Action,
  State.StateReducer.CaseScope: CasePathable
{}

extension Optional: _PresentedCaseStore where Wrapped: _CaseStore {
  @MainActor
  public var _case: Wrapped.CaseScope? { map { $0.case } }
}
