import Observation

/// A property wrapper that creates bindings to the properties of an observable object.
///
/// ```swift
/// struct ProfileView: View {
///   @Bindable var model: Profile
///
///   var body: some View {
///     TextField("Name", text: $model.name)
///   }
/// }
/// ```
@propertyWrapper
@dynamicMemberLookup
@MainActor
public struct Bindable<Value> {
  /// The object whose properties the bindings read and write.
  public var wrappedValue: Value

  /// Creates a property with an observable object, which the wrapper retains.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value with an observable object, for bindings in a body: `Bindable(model).name`.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a copy of a projected value, for a closure with a `$parameter`.
  public init(projectedValue: Self) {
    self = projectedValue
  }

  /// The wrapper itself. Its dynamic members are bindings, such as `$model.name`.
  public var projectedValue: Self { self }

  /// Returns a binding to a property.
  public subscript<Part>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Part>
  ) -> Binding<Part> where Value: AnyObject {
    let object = wrappedValue
    return Binding(
      get: { object[keyPath: keyPath] },
      set: { object[keyPath: keyPath] = $0 }
    )
  }
}
