import IdentifiedCollections

/// A stack that a reducer runs. A copy of the stack that is stored or run elsewhere is a different
/// mounted stack.
//
// `Sendable` is unchecked, because key paths are not marked as `Sendable`. Key paths are immutable.
// `mount` is changed by the runner of the store, and `vacancy` by the reducers of the store. Both
// run on the main actor.
@usableFromInline
final class MountedStack: @unchecked Sendable {
  @usableFromInline let property: AnyKeyPath
  @usableFromInline let parent: NavigationIDPath
  @usableFromInline let part: FeaturePart
  @usableFromInline let path: NavigationIDPath
  /// The presented elements. `nil` until the store has run the effect that mounts the elements.
  @usableFromInline var mount: StackMount?
  /// The version of the registries at which nothing was mounted at this place.
  @usableFromInline private(set) var vacancy: Int?

  @usableFromInline
  init(property: AnyKeyPath, parent: NavigationIDPath) {
    self.property = property
    self.parent = parent
    part = .current
    path = parent.appending(.stack(keyPath: property, part: part))
  }

  @inlinable
  func isStored(at property: AnyKeyPath, of parent: NavigationIDPath) -> Bool {
    // Usually the key path is the same instance, and the components of the key path are not
    // compared.
    (property === self.property || property == self.property) && parent == self.parent
      && part == .current
  }

  /// The place of the stack in the registry.
  var place: MountRegistry.Place {
    MountRegistry.Place(parent: parent, part: part, property: property)
  }

  /// Returns whether no elements are mounted at this place.
  @usableFromInline
  func confirmVacancy() -> Bool {
    vacancy = MountRegistry.version
    return parent.registry.map { !$0.isOccupied(place) } ?? true
  }
}
