/// A value that a view reads and writes, wherever it is kept.
@propertyWrapper
@MainActor
public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// The same binding: what makes `{ $element in … }` possible.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// A value that can't be changed: what is written is dropped.
  public static func constant(_ value: Value) -> Self {
    Self(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  public var projectedValue: Self { self }
}
