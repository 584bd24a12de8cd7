import Observation

/// A property wrapper for a value that belongs to a view. The value outlives the values of the
/// view, and is retained until the view is removed.
///
/// ```swift
/// struct Disclosure: View {
///   @State private var isOpen = false
///
///   var body: some View { Toggle("Details", isOn: $isOpen) }
/// }
/// ```
@propertyWrapper
@MainActor
public struct State<Value>: DynamicProperty {
  private let location: Location

  // NB: The parameter is not an autoclosure, because `self.count = count` in an initializer of the
  // view would not compile.
  /// Creates a state with its initial value.
  ///
  /// - Parameter wrappedValue: The initial value. The expression is evaluated whenever a value of
  ///   the view is created, and only the result for the first value of the view is used. If the
  ///   creation of an object is costly, create the object outside the view, for example in the app.
  public init(wrappedValue: Value) {
    location = Location(initial: wrappedValue)
  }

  /// Creates a state with its initial value, like ``init(wrappedValue:)``. An initializer of a view
  /// calls this initializer to set the state.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The current value. A body that reads the value observes the value. If the type is `Equatable`,
  /// storing an equal value notifies no observer.
  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set { location.storage.value = newValue }
  }

  /// A binding to the value, such as `$isOpen`, that the view passes to other views.
  public var projectedValue: Binding<Value> {
    let location = location
    return Binding(get: { location.storage.value }, set: { location.storage.value = $0 })
  }

  /// Connects the state with the storage of the previous value of the view. Without a previous
  /// value, the state has its initial value.
  public func install(previous: Self?, environment: EnvironmentValues) {
    if let previous {
      location.adopt(previous.location)
    }
  }

  /// The reference of a view to its storage. A new value of the view has a reference without a
  /// storage, and then adopts the storage of the previous value.
  @MainActor
  private final class Location {
    private let initial: Value
    private var adopted: Storage?

    init(initial: Value) {
      self.initial = initial
    }

    var storage: Storage {
      if let adopted { return adopted }
      let storage = Storage(initial)
      adopted = storage
      return storage
    }

    func adopt(_ other: Location) {
      adopted = other.storage
    }
  }

  @MainActor
  private final class Storage: Observable {
    private let registrar = ObservationRegistrar()
    /// The key path of `value`. The key path is stored, because a key path expression into a
    /// generic type creates a new key path each time.
    private let valuePath: KeyPath<Storage, Value> = \.value
    private var current: Value

    init(_ value: Value) {
      current = value
    }

    var value: Value {
      get {
        registrar.access(self, keyPath: valuePath)
        return current
      }
      set {
        if let old = current as? any Equatable, isEqual(old, newValue) { return }
        registrar.withMutation(of: self, keyPath: valuePath) { current = newValue }
      }
    }

    private func isEqual<E: Equatable>(_ old: E, _ new: Any) -> Bool {
      old == new as? E
    }
  }
}
