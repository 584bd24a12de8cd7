import ComposableArchitecture
import GtkUI

extension Binding where Value: _PresentedCaseStore {
  /// A binding to the store of a case of the presented enum. The value of the binding is `nil`
  /// while another case, or no case, is presented. Setting the binding to `nil` dismisses the case.
  ///
  /// ```swift
  /// .sheet(item: $store.scope(state: \.destination, action: \.destination).edit) { store in
  ///   EditView(store: store)
  /// }
  /// ```
  ///
  /// The binding is equivalent to
  /// `$store.scope(state: \.destination?.edit, action: \.destination.edit)`. For a case without a
  /// feature, the value of the binding is the payload of the case. The `alert` modifiers require a
  /// store, so derive the binding of an alert with `scope` instead.
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
        // If another feature is presented, this binding must not dismiss the other feature.
        guard new == nil, child() != nil else { return }
        wrappedValue = nil
      }
    )
  }
}

/// A store of an enum of features.
public protocol _CaseStore {
  /// An enum with a case for each feature. The payload of a case is the store of the feature.
  associatedtype CaseScope: CasePathable

  /// The current case, with the store of the case's feature.
  @MainActor
  var `case`: CaseScope { get }
}

/// An optional store of an enum of features.
public protocol _PresentedCaseStore: ExpressibleByNilLiteral {
  /// An enum with a case for each feature. The payload of a case is the store of the feature.
  associatedtype CaseScope: CasePathable

  /// The case of the presented feature, with the store of the feature, or `nil` if no feature is
  /// presented.
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
  /// The case of the presented feature, with the store of the feature, or `nil` if no feature is
  /// presented.
  @MainActor
  public var _case: Wrapped.CaseScope? { map { $0.case } }
}
