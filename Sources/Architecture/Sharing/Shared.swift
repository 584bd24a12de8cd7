/// A reference to a value that several features share. After a change, all references return the
/// new value.
///
/// ```swift
/// struct Counter {
///   @Shared(.inMemory("count")) var count = 0
///
///   func increment() {
///     $count.withLock { $0 += 1 }
///   }
/// }
/// ```
///
/// A copy refers to the same value, so a feature passes the value to another feature as `$count`:
///
/// ```swift
/// let statistics = Statistics(count: counter.$count)
/// ```
///
/// A value with a ``SharedKey`` is stored outside of the features, for example in a file. All
/// references with the same key refer to one value. If the features have different defaults, the
/// default of the first reference is used.
///
/// Two references are equal if their values are equal.
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value> {
  let box: SharedBox<SharedReference<Value>>

  init(reference: SharedReference<Value>) {
    box = SharedBox(reference)
  }

  var reference: SharedReference<Value> { box.reference }

  /// Creates a reference to a new value, which is not stored outside of the features.
  public init(value: sending Value) {
    self.init(reference: StoredReference(value))
  }

  /// Creates a reference to the same value as another reference. The compiler calls the initializer
  /// for an argument such as `$count`.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// Creates a reference to the wrapped value of a shared optional. Returns `nil` if the optional
  /// is `nil`.
  ///
  /// If the optional becomes `nil`, the reference returns the last value and ignores changes, until
  /// the optional has a value again.
  public init?(_ base: Shared<Value?>) {
    guard let reference = OptionalReference(base.reference) else { return nil }
    self.init(reference: reference)
  }

  /// Returns a reference to a value that never changes. The reference ignores changes.
  public static func constant(_ value: sending Value) -> Self {
    Self(reference: ConstantReference(value))
  }

  /// The shared value. Use ``withLock(_:)`` to change the value.
  public var wrappedValue: Value {
    get { box.read { $0.observedValue } }
    @available(
      *,
      deprecated,
      message: "Use '$value.withLock', which changes the value with exclusive access."
    )
    nonmutating set { withLock { $0 = newValue } }
  }

  /// The reference itself, to pass to other features.
  public var projectedValue: Self {
    get { self }
    nonmutating set { box.reference = newValue.reference }
  }

  /// Changes the value with exclusive access.
  ///
  /// ```swift
  /// counter.$count.withLock { $0 += 1 }
  /// ```
  ///
  /// `operation` changes a copy, which then replaces the value. If `operation` reads the shared
  /// value, the read returns the value before the change. If `operation` itself calls `withLock`
  /// for the shared value, the change of this inner call is lost.
  ///
  /// Changing an array or a dictionary of *n* elements costs O(*n*), because the elements are
  /// copied.
  ///
  /// Only the closures of `withLock` for the same value wait for each other. A read on another
  /// thread doesn't wait, and returns the value before the change. Observers are notified, and the
  /// key saves the value, after the closure has returned and while nothing is locked. Inside of
  /// nested calls, that is the end of the outermost closure.
  ///
  /// If one closure calls `withLock` of a second value, no other closure of the second value may
  /// call `withLock` of the first: two threads would wait for each other.
  ///
  /// - Parameter operation: A closure that changes the value. If the closure throws an error, the
  ///   changes before the error are preserved.
  /// - Returns: The result of `operation`.
  @discardableResult
  public func withLock<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    try reference.withLock(operation)
  }

  /// Calls `operation` with the current value, and returns the result.
  public func read<R>(_ operation: (Value) throws -> R) rethrows -> R {
    try operation(wrappedValue)
  }

  /// Returns a reference to a property of the value.
  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> {
    Shared<Member>(reference: MemberReference(box.observedReference, keyPath))
  }

  /// Returns a reader of a property of the value, for a property that can't be set.
  @_disfavoredOverload
  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: MemberReaderReference(box.observedReference, keyPath))
  }

  /// Whether the value is being loaded.
  public var isLoading: Bool { box.read { $0.isLoading } }

  /// The error of the last load; `nil` if the last load has succeeded or nothing was loaded.
  public var loadError: (any Error)? { box.read { $0.loadError } }

  /// The error of the last save; `nil` if the last save has succeeded or nothing was saved.
  public var saveError: (any Error)? { box.read { $0.saveError } }

  /// Loads the value from the storage of its key. Does nothing if the value has no key. If the
  /// value is changed during the load, the change is preserved.
  ///
  /// - Throws: The error of the storage. The value is then unchanged.
  public func load() async throws {
    try await reference.load()
  }

  /// Saves the value to the storage of its key, without the delay that the storage may use to
  /// combine changes. Does nothing if the value has no key.
  ///
  /// - Throws: The error of the storage.
  public func save() async throws {
    try await reference.save()
  }
}

// Each access to the value holds a lock. As in the original, the conformance has no condition, so
// that a value of any type can be in the state of a feature.
extension Shared: @unchecked Sendable {}
