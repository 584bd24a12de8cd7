import CasePaths
import CustomDump

/// An action that sets a property of a feature's state.
///
/// One case of the feature's actions is sufficient for all controls of a form:
///
/// ```swift
/// @ObservableState
/// struct State {
///   var name = ""
///   var isSubscribed = false
/// }
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
/// }
///
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name):
///       // The name has changed.
///       return .none
///     case .binding:
///       return .none
///     }
///   }
/// }
/// ```
///
/// A view sets the property of the store, `store.name = "Blob"`, and a test sends
/// `.binding(.set(\.name, "Blob"))`.
public struct BindingAction<Root>: @unchecked Sendable {
  // Unchecked, because the key path and the closures are not marked as sendable. The closures
  // capture only the key path and the value, which are sendable.

  /// The property to set.
  public let keyPath: PartialKeyPath<Root>

  /// The value to set.
  let value: any Sendable

  /// A record of whether a reducer has applied the action. `nil` if the action was not sent by
  /// setting a property of a store.
  var receipt: BindingReceipt?

  let write: (inout Root) -> Void
  let isEqual: (any Sendable) -> Bool

  /// Returns an action that sets a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property to set.
  ///   - value: The value to set.
  /// - Returns: An action for the `binding` case of a `BindableAction`.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: WritableKeyPath<Root, Value>,
    _ value: Value
  ) -> Self where Root: ObservableState {
    Self(
      keyPath: keyPath,
      value: value,
      write: { $0[keyPath: keyPath] = value },
      isEqual: { $0 as? Value == value }
    )
  }

  /// Sets the property, and records in the receipt that the action was applied.
  func apply(to root: inout Root) {
    receipt?.acknowledge()
    write(&root)
  }
}

extension BindingAction: Equatable {
  /// Whether both actions set the same property, to equal values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }
}

extension BindingAction: CustomDumpReflectable {
  /// A mirror in the form of an enum case, `set`. The payload is the key path, as written in source
  /// code, and the value.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (KeyPathDescription(keyPath), value)], displayStyle: .enum)
  }
}

/// A key path that is printed as written in source code.
private struct KeyPathDescription: CustomDumpStringConvertible {
  let customDumpDescription: String

  init(_ keyPath: AnyKeyPath) {
    customDumpDescription = KeyPathNames.description(of: keyPath)
  }
}

/// Whether an action sets the given property. A `switch` calls this operator for a pattern such as
/// `.binding(\.name)`.
public func ~= <Root, Value>(
  keyPath: WritableKeyPath<Root, Value>,
  action: BindingAction<Root>
) -> Bool {
  action.keyPath == keyPath
}

extension BindingAction: CasePathable {
  /// The case paths of a binding action, one for each property that an action can set. For example,
  /// `\.binding.name` extracts the new name from an action.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The case path of the actions that set the property at the key path. The case path extracts
    /// the value to set.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      ._$case(
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// The case paths of a binding action.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
