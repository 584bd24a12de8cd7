/// A reference to a value that a closure derives from a shared value.
final class DerivedReference<Root, Value>: SharedReaderReference<Value>, @unchecked Sendable {
  private let root: SharedReaderReference<Root>
  private let derive: @Sendable (Root) -> Value

  init(_ root: SharedReaderReference<Root>, _ derive: @escaping @Sendable (Root) -> Value) {
    self.root = root
    self.derive = derive
  }

  // A closure has no identity, so each reference is another part of the root.
  override var id: SharedReferenceID { root.id.appending(ObjectIdentifier(self)) }

  override var origin: String { "\(root.origin).read" }

  override var value: Value { derive(root.value) }

  // The closure can trap for a value that is no longer current, so its results are not compared.
  override func access(_ part: ValuePart<Value>) { root.access(.whole) }

  override func notifyAll(_ operation: () -> Void) { root.notifyAll(operation) }

  override var isLoading: Bool { root.isLoading }

  override var loadError: (any Error)? { root.loadError }

  override func load() async throws { try await root.load() }

  override func subscribe(_ handler: @escaping @Sendable () -> Void) -> SharedSubscription {
    root.subscribe(handler)
  }
}

extension Shared {
  /// Returns a reader of a value that a closure derives from the shared value.
  ///
  /// ```swift
  /// @Shared(.inMemory("numbers")) var numbers = [3, 1, 2]
  ///
  /// var sorted: SharedReader<[Int]> { $numbers.read { $0.sorted() } }
  /// ```
  ///
  /// The closure runs at each read. Where the result can also be a value, the value is returned:
  /// declare the type of the reader.
  ///
  /// - Parameter derive: A function of the value.
  /// - Returns: A reader whose value follows the shared value.
  @_disfavoredOverload
  public func read<Member>(
    _ derive: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: DerivedReference(box.observedReference, derive))
  }
}

extension SharedReader {
  /// Returns a reader of a value that a closure derives from the shared value.
  ///
  /// ```swift
  /// @SharedReader(.inMemory("numbers")) var numbers = [3, 1, 2]
  ///
  /// var sorted: SharedReader<[Int]> { $numbers.read { $0.sorted() } }
  /// ```
  ///
  /// The closure runs at each read. Where the result can also be a value, the value is returned:
  /// declare the type of the reader.
  ///
  /// - Parameter derive: A function of the value.
  /// - Returns: A reader whose value follows the shared value.
  @_disfavoredOverload
  public func read<Member>(
    _ derive: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(reference: DerivedReference(box.observedReference, derive))
  }
}
