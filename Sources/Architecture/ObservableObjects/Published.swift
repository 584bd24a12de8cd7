/// A property of an ``ObservableObject`` whose changes notify the observers of the object.
///
/// ```swift
/// final class Profile: ObservableObject {
///   @Published var name = ""
/// }
/// ```
///
/// The observers are notified before each assignment, even if the new value is equal to the current
/// value. The wrapper can only be used in classes.
@propertyWrapper
public struct Published<Value> {
  private var value: Value

  /// Creates a property with its initial value.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// Creates a property with its initial value, like ``init(wrappedValue:)``.
  public init(initialValue: Value) {
    value = initialValue
  }

  /// The value, which only a property of a class has.
  @available(*, unavailable, message: "'@Published' can only be applied to properties of classes")
  public var wrappedValue: Value {
    get { preconditionFailure("A published property was read without its object.") }
    set { preconditionFailure("A published property was set without its object: \(newValue)") }
  }

  /// The value of a property of an object. Setting the value first notifies the observers of the
  /// object, if its class conforms to ``ObservableObject``.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<Object, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storageKeyPath].value }
    set {
      (object as? any ObservableObject)?.objectWillChange.send()
      object[keyPath: storageKeyPath].value = newValue
    }
  }
}

extension Published: Sendable where Value: Sendable {}
