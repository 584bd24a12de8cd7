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
  /// The observation of an `ObservableObject`, or `nil` for other objects.
  private var observation: ObjectObservation?

  /// Creates a property with an observable object, which the wrapper retains.
  public init(wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates a value with an observable object, for bindings in a body: `Bindable(model).name`.
  public init(_ wrappedValue: Value) where Value: AnyObject & Observable {
    self.wrappedValue = wrappedValue
  }

  /// Creates the projected value of an object that a view observes.
  init(_ wrappedValue: Value, observation: ObjectObservation?) {
    self.wrappedValue = wrappedValue
    self.observation = observation
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
    let origin = BindingOrigin(object: object, keyPath: keyPath)
    guard let observation else {
      return Binding(
        get: { object[keyPath: keyPath] },
        set: { object[keyPath: keyPath] = $0 },
        origin: origin
      )
    }
    // A view that reads the binding observes the object, as the view that created the binding does.
    return Binding(
      get: {
        observation.access()
        return object[keyPath: keyPath]
      },
      set: { object[keyPath: keyPath] = $0 },
      origin: origin
    )
  }
}
