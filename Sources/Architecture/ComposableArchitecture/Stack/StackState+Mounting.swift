/// The elements of a stack that its reducer runs: what it remembers from one action to the next.
struct MountedElements {
  /// The stack: a copy of it that is held or run elsewhere runs nothing there yet.
  let stack: NavigationIDPath
  fileprivate(set) var ids: [StackElementID] = []
  fileprivate var moment = Revision()

  init(stack: NavigationIDPath) {
    self.stack = stack
  }
}

extension StackState {
  /// What happened to the ids of a stack, so that bringing the memory of its reducer up to date
  /// costs as much as has changed, not as much as there is.
  struct Changes {
    /// When the ids were last mounted; `nil` if never.
    fileprivate var since: Revision?
    /// How many ids from the first on have stayed the same since.
    fileprivate var unchanged = 0

    /// Notes that ids change at `index` and after it.
    mutating func add(from index: Int) {
      unchanged = Swift.min(unchanged, index)
    }
  }

  /// Brings `known` up to date with the stack, and remembers it here.
  ///
  /// - Parameter known: What was mounted before. It is taken, so that it is not copied.
  /// - Returns: The ids that are gone, and those that are new. Complexity: O(k), where k is how many
  ///   elements there are, or were, from the first that changed on; O(n) if the stack was replaced
  ///   by another.
  mutating func mount(
    _ known: consuming MountedElements
  ) -> (ended: [StackElementID], begun: [StackElementID]) {
    let unchanged = changes.since == known.moment ? changes.unchanged : 0
    if changes.since == known.moment, unchanged == known.ids.count, unchanged == count {
      mounted = known
      return ([], [])
    }
    let before = known.ids[unchanged...]
    let now = ids[unchanged...]
    let ended = before.filter { !contains($0) }
    let mountedIDs = Set(before)
    let begun = now.filter { !mountedIDs.contains($0) }
    known.ids.replaceSubrange(unchanged..., with: now)
    known.moment = Revision()
    changes.since = known.moment
    changes.unchanged = count
    mounted = known
    return (ended, begun)
  }
}
