import GtkUI
import Sharing

extension State {
  /// A reference to a shared value that belongs to a view. The reference outlives the values of the
  /// view, and is retained until the view is removed.
  ///
  /// ```swift
  /// struct CountView: View {
  ///   @State.Shared(.inMemory("count")) var count = 0
  ///
  ///   var body: some View {
  ///     Text("\(count)")
  ///     Button("Other") {
  ///       Task { try await $count.load(.inMemory("other")) }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A view that loads another key needs this wrapper: the parent creates values of the view again,
  /// and each of these values would start with the first key. As with ``State``, only the key of
  /// the first value is used.
  @propertyWrapper
  @MainActor
  public struct Shared: DynamicProperty {
    private let location: SharedLocation<Sharing.Shared<Value>>

    private init(_ make: @escaping () -> Sharing.Shared<Value>) {
      location = SharedLocation(make)
    }

    /// Creates a reference to the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, for a storage that has no value for the key.
    ///   - key: The key.
    public init(
      wrappedValue: @autoclosure @escaping () -> Value,
      _ key: some SharedKey<Value>
    ) {
      self.init { Sharing.Shared(wrappedValue: wrappedValue(), key) }
    }

    /// Creates a reference to the optional value of a key, with the default `nil`.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {
      self.init { Sharing.Shared(wrappedValue: nil, key) }
    }

    /// Creates a reference to the value of a key that has a default.
    public init<Key: SharedKey<Value>>(_ key: _SharedKeyDefault<Key>) {
      self.init { Sharing.Shared(key) }
    }

    /// Creates a reference to the value of a key, with a default that overrides the default of the
    /// key.
    public init<Key: SharedKey<Value>>(
      wrappedValue: @autoclosure @escaping () -> Value,
      _ key: _SharedKeyDefault<Key>
    ) {
      self.init { Sharing.Shared(wrappedValue: wrappedValue(), key) }
    }

    /// Creates a reference to the same value as another reference.
    public init(projectedValue: Sharing.Shared<Value>) {
      self.init { projectedValue }
    }

    /// The shared value. A body that reads the value observes the value.
    public var wrappedValue: Value { location.reference.wrappedValue }

    /// The reference itself, for example to load another key.
    public var projectedValue: Sharing.Shared<Value> { location.reference }

    /// Connects the reference with the reference of the previous value of the view.
    public func install(previous: Self?, environment: EnvironmentValues) {
      if let previous { location.adopt(previous.location) }
    }
  }
}
