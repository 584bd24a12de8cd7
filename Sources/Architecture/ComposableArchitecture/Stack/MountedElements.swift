import IdentifiedCollections
import OrderedCollections

/// The elements of a stack that its reducer runs: what it remembers from one action to the next.
@usableFromInline
struct MountedElements {
  @usableFromInline let stack: MountedStack
  @usableFromInline var ids: [StackElementID] = []
  @usableFromInline var moment = Revision()
  /// The element that had the last action: the next is often for the same one.
  @usableFromInline var last: MountedElement?

  @usableFromInline
  init(stack: MountedStack) {
    self.stack = stack
  }

  /// What is known of the element that an action is for.
  @inlinable
  mutating func presented(_ id: StackElementID) -> MountedElement {
    if let last, last.id == id { return last }
    let element = MountedElement(id: id, stack: stack.path)
    last = element
    return element
  }

  /// Brings what is known to run up to date with the ids of the stack.
  ///
  /// - Returns: The ids that are gone, and those that are new. Complexity: O(k), where k is how many
  ///   elements there are, or were, from the first that changed on; O(n) if the stack was replaced
  ///   by another.
  @usableFromInline
  mutating func update(
    to current: OrderedSet<StackElementID>,
    changes: inout StackChanges
  ) -> (ended: [StackElementID], begun: [StackElementID]) {
    let unchanged = changes.since == moment ? changes.unchanged : 0
    // Arrays of their own: a slice would make all the ids be copied when they are changed.
    let before = Array(ids[unchanged...])
    let now = Array(current[unchanged...])
    ids.replaceSubrange(unchanged..., with: now)
    moment = Revision()
    changes = StackChanges(since: moment, unchanged: current.count)
    // Most often elements come, or leave; where there is nothing to compare with, nothing is.
    if before.isEmpty || now.isEmpty { return (before, now) }
    let mounted = Set(before)
    return (before.filter { !current.contains($0) }, now.filter { !mounted.contains($0) })
  }
}

/// What happened to the ids of a stack, so that bringing the memory of its reducer up to date costs as
/// much as has changed, not as much as there is.
@usableFromInline
struct StackChanges {
  /// When the ids were last mounted; `nil` if never.
  @usableFromInline var since: Revision?
  /// How many ids from the first on have stayed the same since.
  @usableFromInline var unchanged = 0

  @inlinable
  init(since: Revision? = nil, unchanged: Int = 0) {
    self.since = since
    self.unchanged = unchanged
  }

  /// Notes that ids change at `index` and after it.
  @inlinable
  mutating func add(from index: Int) {
    unchanged = Swift.min(unchanged, index)
  }
}
