import OrderedCollections

/// The elements of a stack that its reducer runs: what it remembers from one action to the next.
@usableFromInline
struct MountedElements {
  /// The stack: a copy of it that is held or run elsewhere runs nothing there yet.
  @usableFromInline let stack: NavigationIDPath
  @usableFromInline var ids: [StackElementID] = []
  @usableFromInline var moment = Revision()

  init(stack: NavigationIDPath) {
    self.stack = stack
  }
}

extension StackState {
  /// What happened to the ids of a stack, so that bringing the memory of its reducer up to date
  /// costs as much as has changed, not as much as there is.
  @usableFromInline
  struct Changes {
    /// When the ids were last mounted; `nil` if never.
    @usableFromInline var since: Revision?
    /// How many ids from the first on have stayed the same since.
    @usableFromInline var unchanged = 0

    /// Notes that ids change at `index` and after it.
    mutating func add(from index: Int) {
      unchanged = Swift.min(unchanged, index)
    }
  }

  /// Whether nothing has changed since what runs at `path` was brought up to date.
  @inlinable
  func isMounted(at path: NavigationIDPath) -> Bool {
    guard let mounted, changes.since == mounted.moment else { return false }
    let count = elements.count
    return changes.unchanged == count && mounted.ids.count == count && mounted.stack == path
  }

  /// Takes out what is known to run at `path`, so that it isn't copied when it is changed.
  @usableFromInline
  mutating func takeMounted(at path: NavigationIDPath) -> MountedElements {
    defer { mounted = nil }
    guard let mounted, mounted.stack == path else { return MountedElements(stack: path) }
    return mounted
  }

  /// Brings what is known to run at `path` up to date with the stack.
  ///
  /// - Returns: The ids that are gone, and those that are new. Complexity: O(k), where k is how many
  ///   elements there are, or were, from the first that changed on; O(n) if the stack was replaced
  ///   by another.
  mutating func mount(
    at path: NavigationIDPath
  ) -> (ended: [StackElementID], begun: [StackElementID]) {
    if isMounted(at: path) { return ([], []) }
    var known = takeMounted(at: path)
    defer { mounted = known }
    let unchanged = changes.since == known.moment ? changes.unchanged : 0
    // Arrays of their own: a slice would make `known` copy all its ids when it is changed.
    let before = Array(known.ids[unchanged...])
    let now = Array(ids[unchanged...])
    let mountedIDs = Set(before)
    let ended = before.filter { !contains($0) }
    let begun = now.filter { !mountedIDs.contains($0) }
    known.ids.replaceSubrange(unchanged..., with: now)
    known.moment = Revision()
    changes = Changes(since: known.moment, unchanged: count)
    return (ended, begun)
  }
}
