/// A reference to a shared value that can be read, but not changed, through the reference.
///
/// ```swift
/// struct Statistics {
///   @SharedReader var count: Int
/// }
/// ```
///
/// A feature that can change the value creates the reader from a ``Shared``:
///
/// ```swift
/// let statistics = Statistics(count: SharedReader(counter.$count))
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value> {
  let box: SharedBox<SharedReaderReference<Value>>

  init(reference: SharedReaderReference<Value>) {
    box = SharedBox(reference)
  }

  var reference: SharedReaderReference<Value> { box.reference }

  /// Creates a reader of a new value.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Creates a reader of the same value as another reader.
  public init(projectedValue: SharedReader) {
    self = projectedValue
  }

  /// Creates a reader of the value of `base`. The value can still be changed through `base`.
  public init(_ base: Shared<Value>) {
    self.init(reference: base.reference)
  }

  /// Creates a reader of the wrapped value of a shared optional. Returns `nil` if the optional is
  /// `nil`.
  ///
  /// If the optional becomes `nil`, the reader returns the last value until the optional has a
  /// value again.
  public init?(_ base: SharedReader<Value?>) {
    guard let reference = OptionalReaderReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Creates a reader of the wrapped value of a shared optional. Returns `nil` if the optional is
  /// `nil`.
  ///
  /// If the optional becomes `nil`, the reader returns the last value until the optional has a
  /// value again.
  public init?(_ base: Shared<Value?>) {
    guard let reference = OptionalReaderReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Returns a reader of a value that never changes.
  public static func constant(_ value: sending Value) -> Self {
    Self(reference: ConstantReference(value))
  }

  /// The shared value.
  public var wrappedValue: Value { box.read { $0.observedValue } }

  /// The reader itself, to pass to other features.
  public var projectedValue: Self {
    get { self }
    nonmutating set { box.reference = newValue.reference }
  }

  /// Calls `operation` with the current value, and returns the result.
  public func read<R>(_ operation: (Value) throws -> R) rethrows -> R {
    try operation(wrappedValue)
  }

  /// Returns a reader of a property of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
    SharedReader<Member>(reference: MemberReaderReference(box.observedReference, keyPath))
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { box.read { $0.isLoading } }

  /// The error of the last load; `nil` if the last load has succeeded or nothing was loaded.
  public var loadError: (any Error)? { box.read { $0.loadError } }

  /// Loads the value from the storage of its key. Does nothing if the value has no key. If the
  /// value is changed during the load, the change is preserved.
  ///
  /// - Throws: The error of the storage. The value is then unchanged.
  public func load() async throws {
    try await reference.load()
  }
}

// As for `Shared`.
extension SharedReader: @unchecked Sendable {}
