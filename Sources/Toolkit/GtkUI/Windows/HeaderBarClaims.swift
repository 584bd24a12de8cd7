/// The tab views that can place their bar in the header of a window. The header has room for one
/// bar, which is that of the tab view that appeared first.
@MainActor
final class HeaderBarClaims {
  private var claims: [(claimant: ObjectIdentifier, onOwnership: @MainActor () -> Void)] = []

  /// Adds a tab view, unless the tab view was added before.
  ///
  /// - Parameters:
  ///   - claimant: The tab view, which is not retained.
  ///   - onOwnership: Called when the bar can be in the header, because the tab view whose bar was
  ///     in the header was removed.
  ///
  /// - Returns: Whether the bar of the tab view can be in the header.
  func add(_ claimant: AnyNode, onOwnership: @escaping @MainActor () -> Void) -> Bool {
    let id = ObjectIdentifier(claimant)
    if !claims.contains(where: { $0.claimant == id }) { claims.append((id, onOwnership)) }
    return claims.first?.claimant == id
  }

  /// Removes a tab view. Does nothing if the tab view was not added.
  func remove(_ claimant: AnyNode) {
    let index = claims.firstIndex { $0.claimant == ObjectIdentifier(claimant) }
    guard let index else { return }
    claims.remove(at: index)
    if index == 0 { claims.first?.onOwnership() }
  }
}
