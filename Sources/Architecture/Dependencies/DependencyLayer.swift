/// An override of one dependency, on top of the earlier layers.
///
/// Layers form an immutable list. Setting a dependency allocates one layer, copying the values
/// retains the topmost layer, and values that were copied earlier still refer to their earlier
/// layers. A long chain is flattened into a table, so that a lookup follows at most a few pointers.
///
/// Unchecked because a class with subclasses cannot be checked. All stored properties, here and in
/// the subclasses, are constants of sendable types.
///
/// The declarations that a lookup and a set need are visible to the optimizers of other modules.
/// Specialization for a key halves the time of a lookup and of a set.
@usableFromInline
class DependencyLayer: @unchecked Sendable {
  @usableFromInline typealias Key = ObjectIdentifier

  /// The number of layers at which a chain of entries is flattened into a table. A merged chain has
  /// at most twice as many layers.
  static let longestChain = 12

  let key: Key
  let parent: DependencyLayer?
  /// The maximum number of layers that a lookup visits, starting from this layer.
  let depth: Int
  /// Whether this layer stores the value of ``key`` and of no other key.
  let isEntry: Bool
  /// The nearest defaults in the chain, or `nil` if only the defaults of the test or the process
  /// apply.
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

  /// Returns the entry that this layer itself stores for a key.
  func entry(for key: Key) -> DependencyLayer? {
    self.key == key ? self : nil
  }

  /// Adds the entries of this layer that the table does not contain.
  func collect(into table: inout [Key: DependencyLayer]) {
    if table[key] == nil {
      table[key] = detached()
    }
  }

  /// Returns a copy without parent, so that a table does not retain the chain it replaces.
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

/// A layer that stores the values of many keys, as a flattened chain of layers.
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

/// A layer that marks values as being prepared, so that each value that is set becomes a default of
/// the process.
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
  /// Complexity: O(1), about ``longestChain`` steps.
  @usableFromInline
  final func find(_ key: Key) -> DependencyLayer? {
    var layer: DependencyLayer? = self
    while let current = layer {
      // Most layers are entries, and most entries are of another key. Skip these entries without a
      // method call.
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
