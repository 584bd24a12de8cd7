/// One set of a dependency, on top of those that were there before.
///
/// Layers form an immutable list: to set a dependency is to allocate one layer, to copy the values
/// is to retain the topmost one, and values that were copied earlier still see the layers they had.
/// A chain that grows long is flattened into a table, so that a lookup walks a few pointers at most.
///
/// Unchecked because a class with subclasses cannot be checked; all stored properties, here and in
/// the subclasses, are constants of sendable types.
///
/// What a lookup and a set need is visible to other modules' optimizers: specialized for a key, both
/// take half the time.
@usableFromInline
class DependencyLayer: @unchecked Sendable {
  @usableFromInline typealias Key = ObjectIdentifier

  /// How many layers a lookup may have to walk before it gets to a table.
  static let longestChain = 12

  let key: Key
  let parent: DependencyLayer?
  /// The number of layers that a lookup may have to walk from here.
  let depth: Int
  /// Whether this holds the value of ``key`` and knows of no other key.
  let isEntry: Bool
  /// The nearest defaults below: `nil` if there are only those of the test or the process.
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

  /// What this layer itself knows of a key.
  func entry(for key: Key) -> DependencyLayer? {
    self.key == key ? self : nil
  }

  /// Adds what this layer itself knows and the table does not.
  func collect(into table: inout [Key: DependencyLayer]) {
    if table[key] == nil {
      table[key] = detached()
    }
  }

  /// A copy without parent, so that a table does not keep alive the chain it replaces.
  @usableFromInline
  func detached() -> DependencyLayer {
    preconditionFailure("Only an entry is put in a table.")
  }
}

/// The value of one key.
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

/// The values of many keys: a chain of layers, flattened.
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
    table.merge(entries) { known, _ in known }
  }
}

/// One chain of layers on top of another one.
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

/// Marks values that are being prepared: what is set on them becomes a default of the process.
final class DependencyPreparation: DependencyLayer, @unchecked Sendable {
  init(on base: DependencyLayer?) {
    super.init(parent: base, depth: base?.depth ?? 0, defaults: base?.defaults)
  }

  override func entry(for key: Key) -> DependencyLayer? { nil }

  override func collect(into table: inout [Key: DependencyLayer]) {}
}

/// Defaults of their own, for the values on top of this.
final class DependencyDefaultsLayer: DependencyLayer, @unchecked Sendable {
  init(on base: DependencyLayer?) {
    super.init(parent: base, depth: (base?.depth ?? 0) + 1, defaults: DependencyDefaults())
  }

  override func entry(for key: Key) -> DependencyLayer? { nil }

  override func collect(into table: inout [Key: DependencyLayer]) {}
}

extension DependencyLayer {
  /// The nearest entry for a key. Complexity: O(1), about ``longestChain`` steps.
  @usableFromInline
  final func find(_ key: Key) -> DependencyLayer? {
    var layer: DependencyLayer? = self
    while let current = layer {
      // Most layers are entries, and most entries are of another key: do not call out for these.
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
