/// The storage of a ``DependencyValues``: the topmost layer of overrides, or `nil`.
@usableFromInline
struct DependencyStorage: Sendable {
  @usableFromInline var top: DependencyLayer?

  init(top: DependencyLayer? = nil) {
    self.top = top
  }

  /// The topmost layer if the values are being prepared, or otherwise `nil`.
  var preparation: DependencyPreparation? {
    guard let top, !top.isEntry else { return nil }
    return top as? DependencyPreparation
  }

  @inlinable
  func value<Value: Sendable>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
    // The key of an entry determines the type of the entry, so the cast fails only if there is no
    // entry.
    (top?.find(key) as? DependencyEntry<Value>)?.value
  }

  @inlinable
  mutating func set<Value: Sendable>(_ value: Value, for key: ObjectIdentifier) {
    top = DependencyEntry(key: key, value: value, parent: parent(forEntryOf: key))
  }

  /// Returns the layer below a new entry for `key`.
  @usableFromInline
  func parent(forEntryOf key: ObjectIdentifier) -> DependencyLayer? {
    // If the key of the top entry is set again, the new entry replaces the top entry, so that a
    // loop does not lengthen the chain.
    let parent = top?.key == key ? top?.parent : top
    guard let parent, parent.depth >= DependencyLayer.longestChain else { return parent }
    return DependencyTable(flattening: parent)
  }

  /// Returns these overrides together with the overrides in `other`, which take precedence.
  func merging(_ other: DependencyStorage) -> DependencyStorage {
    guard let base = top, base !== other.top else { return other }
    guard let overriding = other.top else { return self }
    if overriding.isBuilt(on: base) { return other }
    let overlay = DependencyOverlay(top: overriding, base: base)
    return DependencyStorage(
      top: overlay.depth > 2 * DependencyLayer.longestChain
        ? DependencyTable(flattening: overlay) : overlay
    )
  }
}

extension DependencyLayer {
  /// Returns whether `base` is a layer below this layer, as in nested calls of `withDependencies`.
  fileprivate func isBuilt(on base: DependencyLayer) -> Bool {
    var layer = parent
    while let current = layer {
      if current === base { return true }
      layer = current.parent
    }
    return false
  }
}
