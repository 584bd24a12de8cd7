import Observation

/// The location of the keyboard focus among the views with a `focused` modifier.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// TextField("Name", text: $name)
///   .focused($focus, equals: .name)
/// Button("Edit") { focus = .name }
/// ```
///
/// Writing the state moves the focus when all views are updated. `nil` or `false` removes the focus
/// from the focused view. When the user moves the focus, the state changes. When a window, a page
/// or a sheet appears, its first control is focused, and the state does not change.
@propertyWrapper
@MainActor
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let location: Location

  /// Creates a state for one view. The initial value is `false`.
  public init() where Value == Bool {
    location = Location(none: false)
  }

  /// Creates a state for several views, which are distinguished by a value. The initial value is
  /// `nil`.
  public init<T: Hashable>() where Value == T? {
    location = Location(none: nil)
  }

  /// The value of the focused view, or `false` or `nil` if no bound view has the focus. A write
  /// moves the focus after all updates. If the value belongs to no bound view, no bound view is
  /// focused.
  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set { location.storage.value = newValue }
  }

  /// The binding for the modifiers `focused(_:)` and `focused(_:equals:)`.
  public var projectedValue: Binding { Binding(location.storage) }

  /// Connects the state to the storage of the previous value of the view, so that the value is
  /// preserved when the view is updated.
  public func install(previous: Self?, environment: EnvironmentValues) {
    if let previous { location.storage = previous.location.storage }
  }

  /// A binding that reads and writes the location of the focus.
  @propertyWrapper
  @MainActor
  public struct Binding {
    private let storage: Storage

    fileprivate init(_ storage: Storage) {
      self.storage = storage
    }

    /// The value of the state. A write moves the focus after all updates.
    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    /// This binding, so that a view can pass its binding to a child.
    public var projectedValue: Self { self }

    /// The value of the state when no view has the focus.
    var none: Value { storage.none }
  }

  @MainActor
  private final class Location {
    var storage: Storage

    init(none: Value) {
      storage = Storage(none: none)
    }
  }

  @MainActor
  fileprivate final class Storage: Observable {
    let none: Value
    private let registrar = ObservationRegistrar()
    /// The key path is stored, because each evaluation of a key path expression with a generic type
    /// creates a key path.
    private let valuePath: KeyPath<Storage, Value> = \.value
    private var current: Value

    init(none: Value) {
      self.none = none
      current = none
    }

    var value: Value {
      get {
        registrar.access(self, keyPath: valuePath)
        return current
      }
      set {
        guard newValue != current else { return }
        registrar.withMutation(of: self, keyPath: valuePath) { current = newValue }
      }
    }
  }
}
