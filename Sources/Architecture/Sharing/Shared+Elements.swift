import IdentifiedCollections

extension RangeReplaceableCollection {
  /// Creates a collection with a reference to each element of a shared collection, in order.
  ///
  /// ```swift
  /// struct TodoList {
  ///   @Shared(.inMemory("todos")) var todos: IdentifiedArrayOf<Todo> = []
  ///
  ///   func completeAll() {
  ///     for todo in Array($todos) {
  ///       todo.isComplete.withLock { $0 = true }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The elements need not be `Identifiable`: the collection finds an element by its identifier.
  /// The reference to an element that is removed returns the last value, and ignores changes.
  ///
  /// - Parameter shared: A reference to the collection.
  ///
  /// Complexity: O(*n*).
  public init<Elements: _MutableIdentifiedCollection>(_ shared: Shared<Elements>)
  where Element == Shared<Elements.Element> {
    self.init(
      shared.wrappedValue.ids.lazy.compactMap { id in Shared<Elements.Element>(shared[id: id]) }
    )
  }

  /// Creates a collection with a reader of each element of a shared collection, in order.
  ///
  /// The reader of an element that is removed returns the last value.
  ///
  /// - Parameter shared: A reader of the collection.
  ///
  /// Complexity: O(*n*).
  public init<Elements: _IdentifiedCollection>(_ shared: SharedReader<Elements>)
  where Element == SharedReader<Elements.Element> {
    self.init(
      shared.wrappedValue.ids.lazy.compactMap { id in
        SharedReader<Elements.Element>(shared[id: id])
      }
    )
  }
}
