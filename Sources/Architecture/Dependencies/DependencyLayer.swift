/// A layer of overrides, on top of the earlier layers. Most layers override one dependency.
///
/// Layers form an immutable list. Setting a dependency allocates a layer. Copying the values
/// retains the topmost layer. Values that were copied earlier still refer to their earlier layers.
/// A long chain is flattened into a table, which limits the number of layers that a lookup visits.
///
/// The conformance to `Sendable` is unchecked, because the compiler can't check a class with
/// subclasses. All stored properties, here and in the subclasses, are constants of sendable types.
///
/// Other modules can specialize a lookup and a set, because the declarations that both operations
/// use are `@usableFromInline` or `@inlinable`. Specialization for a key halves the time of a
/// lookup and of a set.
@usableFromInline
class DependencyLayer: @unchecked Sendable {
  @usableFromInline typealias Key = ObjectIdentifier

  /// The number of layers at which a chain of entries is flattened into a table. A merged chain has
  /// at most twice as many layers.
  static let longestChain = 12

  let key: Key
  let parent: DependencyLayer?
  /// The maximum number of layers that a lookup visits, starting from this layer. Tables and
  /// preparations are not counted.
  let depth: Int
  /// Whether this layer stores the value of ``key`` and of no other key.
  let isEntry: Bool
  /// The nearest separate defaults in the chain, or `nil` if the defaults of the test or of the
  /// process apply.
  let defaults: DependencyDefaults?

  @usableFromInline
  init(key: Key, parent: DependencyLayer?) {
    self.key = key
    self.parent = parent
    self.depth = (parent?.depth ?? 0) + 1
    self.isEntry = true
    self.defaults = parent?.defaults
  }

  fileprivate init(parent: DependencyLayer?, depth: Int, defaults: DependencyDefaults?) {
    self.key = ObjectIdentifier(DependencyLayer.self)
    self.parent = parent
    self.depth = depth
    self.isEntry = false
    self.defaults = defaults
  }

  /// Returns the entry for a key that this layer stores, or `nil`. The parent layers are not
  /// searched.
  func entry(for key: Key) -> DependencyLayer? {
    self.key == key ? self : nil
  }

  /// Adds the entries of this layer whose keys the table does not contain.
  func collect(into table: inout [Key: DependencyLayer]) {
    if table[key] == nil {
      table[key] = detached()
    }
  }

  /// Returns an equal entry without a parent, so that a table does not retain the chain that the
  /// table replaces. Traps if this layer is not an entry.
  @usableFromInline
  func detached() -> DependencyLayer {
    preconditionFailure("Only an entry can be inserted into a table.")
  }
}

/// A layer that stores the value of one key.
@usableFromInline
final class DependencyEntry<Value: Sendable>: DependencyLayer, @unchecked Sendable {
  @usableFromInline let value: Value

  @inlinable
  init(key: Key, value: Value, parent: DependencyLayer?) {
    self.value = value
    super.init(key: key, parent: parent)
  }

  @usableFromInline
  override func detached() -> DependencyLayer {
    parent == nil ? self : DependencyEntry(key: key, value: value, parent: nil)
  }
}

/// A layer that stores the values of all keys of a flattened chain of layers.
final class DependencyTable: DependencyLayer, @unchecked Sendable {
  let entries: [Key: DependencyLayer]

  init(flattening layer: DependencyLayer) {
    var entries: [Key: DependencyLayer] = [:]
    layer.forEachLayer { $0.collect(into: &entries) }
    self.entries = entries
    super.init(parent: nil, depth: 0, defaults: layer.defaults)
  }

  override func entry(for key: Key) -> DependencyLayer? {
    entries[key]
  }

  override func collect(into table: inout [Key: DependencyLayer]) {
    table.merge(entries) { existing, _ in existing }
  }
}

/// A chain of layers on top of another chain.
final class DependencyOverlay: DependencyLayer, @unchecked Sendable {
  let top: DependencyLayer

  init(top: DependencyLayer, base: DependencyLayer) {
    self.top = top
    super.init(
      parent: base,
      depth: top.depth + base.depth + 1,
      defaults: top.defaults ?? base.defaults
    )
  }

  override func entry(for key: Key) -> DependencyLayer? {
    top.find(key)
  }

  override func collect(into table: inout [Key: DependencyLayer]) {
    top.forEachLayer { $0.collect(into: &table) }
  }
}

/// A layer that marks values as being prepared. Each value that is set on the marked values becomes
/// a default.
final class DependencyPreparation: DependencyLayer, @unchecked Sendable {
  init(on base: DependencyLayer?) {
    super.init(parent: base, depth: base?.depth ?? 0, defaults: base?.defaults)
  }

  override func entry(for key: Key) -> DependencyLayer? { nil }

  override func collect(into table: inout [Key: DependencyLayer]) {}
}

/// A layer that provides separate defaults for the layers above.
final class DependencyDefaultsLayer: DependencyLayer, @unchecked Sendable {
  init(on base: DependencyLayer?) {
    super.init(parent: base, depth: (base?.depth ?? 0) + 1, defaults: DependencyDefaults())
  }

  override func entry(for key: Key) -> DependencyLayer? { nil }

  override func collect(into table: inout [Key: DependencyLayer]) {}
}

extension DependencyLayer {
  /// Returns the nearest entry for a key.
  ///
  /// Complexity: O(1), because long chains are flattened.
  @usableFromInline
  final func find(_ key: Key) -> DependencyLayer? {
    var layer: DependencyLayer? = self
    while let current = layer {
      // Most layers are entries of other keys. These entries are skipped without a method call.
      if current.key == key { return current }
      if !current.isEntry, let entry = current.entry(for: key) { return entry }
      layer = current.parent
    }
    return nil
  }

  final func forEachLayer(_ body: (DependencyLayer) -> Void) {
    var layer: DependencyLayer? = self
    while let current = layer {
      body(current)
      layer = current.parent
    }
  }
}
