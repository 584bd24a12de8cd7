import Observation

/// Where the keyboard focus is, of the views that `focused` is said of.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// TextField("Name", text: $name)
///   .focused($focus, equals: .name)
/// Button("Edit") { focus = .name }
/// ```
///
/// Writing it moves the focus when all views are up to date; `nil`, or `false`, takes the focus from
/// the view that has it. When a person moves the focus, the state changes. The focus that the first
/// control of a window, a page or a sheet has when it appears does not change the state.
@propertyWrapper
@MainActor
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let location: Location

  public init() where Value == Bool {
    location = Location(none: false)
  }

  public init<T: Hashable>() where Value == T? {
    location = Location(none: nil)
  }

  public var wrappedValue: Value {
    get { location.storage.value }
    nonmutating set { location.storage.value = newValue }
  }

  public var projectedValue: Binding { Binding(location.storage) }

  public func install(previous: Self?, environment: EnvironmentValues) {
    if let previous { location.storage = previous.location.storage }
  }

  /// A way to read and write where the focus is.
  @propertyWrapper
  @MainActor
  public struct Binding {
    private let storage: Storage

    fileprivate init(_ storage: Storage) {
      self.storage = storage
    }

    public var wrappedValue: Value {
      get { storage.value }
      nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Self { self }

    /// What it is when the focus is nowhere.
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
    /// At hand: a key path into a generic type is made anew each time it is written.
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
