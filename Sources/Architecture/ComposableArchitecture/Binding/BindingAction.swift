import CasePaths
import CustomDump

/// The wish of a view to set a property of a feature's state.
///
/// One case of an action stands for all the controls of a form:
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
// Unchecked because key paths are not marked as sendable; they are immutable, and so is the value.
public struct BindingAction<Root>: @unchecked Sendable {
  /// The property to set.
  public let keyPath: PartialKeyPath<Root>

  /// What to set it to.
  let value: any Sendable

  /// Knows whether the wish was granted, if somebody wants to know.
  var receipt: BindingReceipt?

  private let write: (inout Root) -> Void
  private let isEqual: (any Sendable) -> Bool

  /// The wish to set a property.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - value: What to set it to.
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

  /// Sets the property.
  func apply(to root: inout Root) {
    receipt?.acknowledge()
    write(&root)
  }
}

extension BindingAction: Equatable {
  /// Whether both want to set the same property to the same value.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.keyPath == rhs.keyPath && lhs.isEqual(rhs.value)
  }
}

extension BindingAction: CustomDumpReflectable {
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["set": (WrittenKeyPath(keyPath), value)], displayStyle: .enum)
  }
}

/// A key path that is printed as in source code.
private struct WrittenKeyPath: CustomDumpStringConvertible {
  let customDumpDescription: String

  init(_ keyPath: AnyKeyPath) {
    customDumpDescription = KeyPathNames.description(of: keyPath)
  }
}

/// Whether an action wants to set the given property, so that a `switch` can list properties.
public func ~= <Root, Value>(
  keyPath: WritableKeyPath<Root, Value>,
  action: BindingAction<Root>
) -> Bool {
  action.keyPath == keyPath
}

extension BindingAction: CasePathable {
  /// A case for each property: `\.binding.name` leads from an action to the name to set.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: WritableKeyPath<Root, Value>
    ) -> AnyCasePath<BindingAction, Value> where Root: ObservableState {
      ._$case(
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}
