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
  public var wrappedValue: Value

  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  public init(projectedValue: Self) {
    self = projectedValue
  }

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
