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
  private let origin: BindingOrigin?

  /// Creates a binding with two closures. `get` is called at each read and `set` at each write. A
  /// body that reads the binding observes the values that `get` reads.
  public init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.init(get: get, set: set, origin: nil)
  }

  /// Creates a binding to a property of an object.
  package init(
    get: @escaping @MainActor () -> Value,
    set: @escaping @MainActor (Value) -> Void,
    origin: BindingOrigin?
  ) {
    self.get = get
    self.set = set
    self.origin = origin
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
      set: { wrappedValue[keyPath: keyPath] = $0 },
      origin: origin.map { BindingOrigin(object: $0.object, keyPaths: $0.keyPaths + [keyPath]) }
    )
  }

  /// Returns a binding to another form of the value, such as its text.
  func converted<Other>(
    get: @escaping @MainActor () -> Other,
    set: @escaping @MainActor (Other) -> Void
  ) -> Binding<Other> {
    Binding<Other>(get: get, set: set, origin: origin)
  }

  /// Whether the binding is known to refer to another property or another object. `false` if that
  /// isn't known, as for a binding made with closures.
  func refersElsewhere(than other: Self) -> Bool {
    guard let origin, let other = other.origin else { return false }
    return origin.keyPaths != other.keyPaths
      || origin.object !== other.object && origin.isIdentified && other.isIdentified
  }
}

/// The object from which a binding was created, and the property to which the binding refers.
package struct BindingOrigin {
  let object: AnyObject
  /// The property of the object, and then the part of the property, and so on.
  let keyPaths: [AnyKeyPath]

  package init(object: AnyObject, keyPath: AnyKeyPath) {
    self.init(object: object, keyPaths: [keyPath])
  }

  init(object: AnyObject, keyPaths: [AnyKeyPath]) {
    self.object = object
    self.keyPaths = keyPaths
  }

  @MainActor
  var isIdentified: Bool { (object as? any TransientObject)?.isTransient != true }
}

/// An object that may be created again for the same values, so that its identity says nothing.
@MainActor
package protocol TransientObject: AnyObject {
  var isTransient: Bool { get }
}
