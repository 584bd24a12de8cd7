/// A reference to a value that a view reads and writes without owning it.
///
/// ```swift
/// @State private var form = Form()
/// …
/// TextField("Name", text: $form.name)
/// ```
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// Returns a binding to a constant. Writes are ignored.
  public static func constant(_ value: Value) -> Self {
    Self(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Self { self }

  /// Returns a binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}
