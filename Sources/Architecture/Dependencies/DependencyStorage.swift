/// What was set on some dependency values: the topmost layer, if anything was.
@usableFromInline
struct DependencyStorage: Sendable {
  @usableFromInline var top: DependencyLayer?

  init(top: DependencyLayer? = nil) {
    self.top = top
  }

  /// The preparation that these values are part of.
  var preparation: DependencyPreparation? {
    guard let top, !top.isEntry else { return nil }
    return top as? DependencyPreparation
  }

  @inlinable
  func value<Value: Sendable>(for key: ObjectIdentifier, as type: Value.Type) -> Value? {
    // An entry is stored under the key that determines its type: this only fails for no entry.
    (top?.find(key) as? DependencyEntry<Value>)?.value
  }

  @inlinable
  mutating func set<Value: Sendable>(_ value: Value, for key: ObjectIdentifier) {
    top = DependencyEntry(key: key, value: value, parent: parent(forEntryOf: key))
  }

  /// What an entry goes on top of.
  @usableFromInline
  func parent(forEntryOf key: ObjectIdentifier) -> DependencyLayer? {
    // Setting what was just set replaces it, so that a loop does not make the chain longer.
    let parent = top?.key == key ? top?.parent : top
    guard let parent, parent.depth >= DependencyLayer.longestChain else { return parent }
    return DependencyTable(flattening: parent)
  }

  /// These values with all that was set on others on top.
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
  /// Whether a chain is this one's tail, as it is when a scope is entered within another.
  fileprivate func isBuilt(on base: DependencyLayer) -> Bool {
    var layer = parent
    while let current = layer {
      if current === base { return true }
      layer = current.parent
    }
    return false
  }
}
