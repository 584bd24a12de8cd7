import GtkUI
import Sharing

extension State {
  /// A reader of a shared value that belongs to a view. The reader outlives the values of the view,
  /// and is retained until the view is removed.
  ///
  /// ```swift
  /// struct CountView: View {
  ///   @State.SharedReader(.inMemory("count")) var count = 0
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
  public struct SharedReader: DynamicProperty {
    private let location: SharedLocation<Sharing.SharedReader<Value>>

    private init(_ make: @escaping () -> Sharing.SharedReader<Value>) {
      location = SharedLocation(make)
    }

    /// Creates a reader of the value of a key.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, for a storage that has no value for the key.
    ///   - key: The key.
    public init(
      wrappedValue: @autoclosure @escaping () -> Value,
      _ key: some SharedReaderKey<Value>
    ) {
      self.init { Sharing.SharedReader(wrappedValue: wrappedValue(), key) }
    }

    /// Creates a reader of the optional value of a key, with the default `nil`.
    @_disfavoredOverload
    public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {
      self.init { Sharing.SharedReader(wrappedValue: nil, key) }
    }

    /// Creates a reader of the value of a key that has a default.
    public init<Key: SharedReaderKey<Value>>(_ key: _SharedKeyDefault<Key>) {
      self.init { Sharing.SharedReader(key) }
    }

    /// Creates a reader of the value of a key, with a default that overrides the default of the
    /// key.
    public init<Key: SharedReaderKey<Value>>(
      wrappedValue: @autoclosure @escaping () -> Value,
      _ key: _SharedKeyDefault<Key>
    ) {
      self.init { Sharing.SharedReader(wrappedValue: wrappedValue(), key) }
    }

    /// Creates a reader of the same value as another reader.
    public init(projectedValue: Sharing.SharedReader<Value>) {
      self.init { projectedValue }
    }

    /// The shared value. A body that reads the value observes the value.
    public var wrappedValue: Value { location.reference.wrappedValue }

    /// The reader itself, for example to load another key.
    public var projectedValue: Sharing.SharedReader<Value> { location.reference }

    /// Connects the reader with the reader of the previous value of the view.
    public func install(previous: Self?, environment: EnvironmentValues) {
      if let previous { location.adopt(previous.location) }
    }
  }
}
