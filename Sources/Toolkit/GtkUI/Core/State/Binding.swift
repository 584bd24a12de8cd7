/// A reference to a value that a view reads and writes, but doesn't own.
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

  /// Creates a binding with two closures. `get` is called at each read and `set` at each write. A
  /// body that reads the binding observes the values that `get` reads.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Creates a copy of a binding, for a closure with a `$parameter`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// Returns a binding to a constant. Writes are ignored.
  public static func constant(_ value: Value) -> Self {
    Self(get: { value }, set: { _ in })
  }

  /// The current value. Each assignment calls `set`, even if the new value is equal to the current
  /// value.
  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// The binding itself, such as `$name`, that a view passes to another view.
  public var projectedValue: Self { self }

  /// Returns a binding to a part of the value.
  public subscript<Part>(dynamicMember keyPath: WritableKeyPath<Value, Part>) -> Binding<Part> {
    Binding<Part>(
      get: { wrappedValue[keyPath: keyPath] },
      set: { wrappedValue[keyPath: keyPath] = $0 }
    )
  }
}
