import IdentifiedCollections

/// The presented elements of a stack.
//
// `Sendable` is unchecked. The runner of a store changes the properties, and the reducers of the
// store read the revision, both on the main actor.
@usableFromInline
final class StackMount: @unchecked Sendable {
  let place: MountRegistry.Place
  private(set) weak var node: MountNode?
  /// The identifiers of the elements, in the order of the stack.
  private(set) var ids: [StackElementID] = []
  /// The revision of ``ids``, or `nil` if the presentation of the stack has ended.
  @usableFromInline private(set) var revision: Revision?
  private var mounts: [StackElementID: ElementsMount] = [:]

  init(place: MountRegistry.Place, node: MountNode) {
    self.place = place
    self.node = node
  }

  /// Updates the identifiers to those of the stack.
  ///
  /// Complexity: O(*k*), where *k* is the number of old and new elements after the unchanged
  /// leading elements.
  ///
  /// - Returns: The removed identifiers, and the added identifiers.
  func update(
    _ now: [StackElementID],
    after unchanged: Int,
    revision: Revision
  ) -> (removed: [StackElementID], added: [StackElementID]) {
    // The identifiers are copied. If a slice of `ids` were retained, the change below would copy
    // all identifiers.
    let before = Array(ids[unchanged...])
    ids.replaceSubrange(unchanged..., with: now)
    self.revision = revision
    // Usually elements are only added or only removed, and no comparison is necessary.
    if before.isEmpty || now.isEmpty { return (before, now) }
    let (old, new) = (Set(before), Set(now))
    return (before.filter { !new.contains($0) }, now.filter { !old.contains($0) })
  }

  func insert(_ mount: ElementsMount, of elements: [StackElementID]) {
    mounts.reserveCapacity(mounts.count + elements.count)
    for element in elements {
      mounts[element] = mount
    }
  }

  /// Removes elements. Returns the mount of each removed element.
  func remove(_ elements: [StackElementID]) -> [ElementsMount] {
    elements.compactMap { mounts.removeValue(forKey: $0) }
  }

  /// Called when an element dismisses itself. Does nothing if the element was presented after
  /// `revision`, because an earlier presentation of the element has then ended.
  @MainActor
  func dismiss(_ element: StackElementID, presentedAt revision: Revision) {
    guard let mount = mounts[element], mount.revision <= revision else { return }
    mount.dismissal(element)
  }

  func end() {
    revision = nil
    ids = []
    mounts = [:]
  }
}

/// The elements of a stack that one action has presented.
final class ElementsMount: @unchecked Sendable {
  // `Sendable` is unchecked, because the properties are only used on the main actor.

  let revision: Revision
  let waiter = MountWaiter()
  /// Called each time an element dismisses itself.
  let dismissal: @MainActor (StackElementID) -> Void
  private var remaining: Int

  init(
    _ count: Int,
    revision: Revision,
    dismissal: @escaping @MainActor (StackElementID) -> Void
  ) {
    remaining = count
    self.revision = revision
    self.dismissal = dismissal
  }

  /// Called when the presentation of an element has ended.
  @MainActor
  func elementDidEnd() {
    remaining -= 1
    if remaining == 0 {
      waiter.presentationDidEnd()
    }
  }
}
