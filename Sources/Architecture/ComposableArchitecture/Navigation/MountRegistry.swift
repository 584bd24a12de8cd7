import ConcurrencyExtras
import Synchronization

/// The registry of the features that one root store presents.
///
/// The registry is a tree of the paths of the features, so that the end of a feature also ends
/// everything that the feature presents. Reducers don't change the registry. They return effects,
/// which the store's runner executes.
@MainActor
final class MountRegistry {
  /// The place at which a feature presents others: a property of the feature.
  struct Place: Hashable, @unchecked Sendable {
    // `Sendable` is unchecked, because key paths are not marked as `Sendable`. Key paths are
    // immutable.

    /// The path of the presenting feature.
    let parent: NavigationIDPath
    let part: FeaturePart
    let property: AnyKeyPath
  }

  private nonisolated static let lastVersion = Atomic<Int>(0)
  private nonisolated static let total = Atomic<Int>(0)

  private var root = MountNode()
  /// Whether the store was released. Effects that end later mount nothing.
  private(set) var isEnded = false
  /// The places of the mounted children, and of the stacks with mounted elements.
  private nonisolated let occupied = HashTable<Place, OccupiedPlace>()

  /// A number that changes when a place becomes occupied. A place that was vacant is still vacant
  /// while the number is the same.
  @usableFromInline
  nonisolated static var version: Int { lastVersion.load(ordering: .relaxed) }

  /// The number of mounted features in all registries of the process, for tests that expect that no
  /// feature is left.
  nonisolated static var totalCount: Int { total.load(ordering: .relaxed) }

  nonisolated init() {}

  isolated deinit {
    endAll()
  }

  /// Whether something may be mounted at a place. Reducers call this function to learn whether they
  /// must remove what earlier state presented.
  nonisolated func isOccupied(_ place: Place) -> Bool {
    occupied.value(for: place) != nil
  }

  /// The child that is mounted at a place, or `nil`.
  func child(at place: Place) -> ChildMount? {
    root.descendant(at: place.parent)?.children[place]
  }

  /// Mounts a child. No child may be mounted at the same place.
  func insert(_ child: ChildMount) {
    root.createDescendant(at: child.place.parent).children[child.place] = child
    occupy(child.place)
    Self.add(1)
  }

  /// Removes a mounted child, and everything that is mounted below the child. Returns what has
  /// ended. The caller calls `finish` when its own change is complete.
  func remove(_ child: ChildMount) -> Ended {
    var ended = Ended()
    guard let node = root.descendant(at: child.place.parent) else { return ended }
    node.children[child.place] = nil
    end(child, &ended)
    if let descendant = node.detach(child.id) {
      end(descendant, &ended)
    }
    node.prune()
    return ended
  }

  /// Returns the mounted elements of the stack at `path`, or `nil` if the registry does not contain
  /// the stack. If `creates` is `true`, such a stack is added, without elements.
  func stack(at path: NavigationIDPath, of place: Place, creates: Bool) -> StackMount? {
    if let stack = root.descendant(at: path)?.stack { return stack }
    guard creates else { return nil }
    let node = root.createDescendant(at: path)
    let stack = StackMount(place: place, node: node)
    node.stack = stack
    occupy(place)
    return stack
  }

  /// Removes elements of a stack, and everything that is mounted below the elements. Removes a
  /// stack that has no elements left. Returns what has ended. The caller calls `finish` when its
  /// own change is complete.
  func remove(_ elements: [StackElementID], of stack: StackMount) -> Ended {
    var ended = Ended()
    for mount in stack.remove(elements) {
      ended.elements.append(mount)
    }
    Self.add(-elements.count)
    if let node = stack.node {
      if node.hasDescendants {
        for element in elements {
          if let descendant = node.detach(.stackElement(element)) {
            end(descendant, &ended)
          }
        }
      }
      if stack.ids.isEmpty {
        node.stack = nil
        end(stack, &ended)
        node.prune()
      }
    }
    return ended
  }

  /// Mounts elements of a stack.
  func insert(_ mount: ElementsMount, of elements: [StackElementID], on stack: StackMount) {
    stack.insert(mount, of: elements)
    Self.add(elements.count)
  }

  /// Ends everything that is mounted below the feature at `path`.
  func end(_ path: NavigationIDPath) {
    guard root.hasDescendants, let node = root.descendant(at: path) else { return }
    var ended = Ended()
    node.detach()
    end(node, &ended)
    ended.finish()
  }

  /// Ends everything. Called when the store is released.
  func endAll() {
    isEnded = true
    let node = root
    root = MountNode()
    var ended = Ended()
    end(node, &ended)
    ended.finish()
  }
}

extension MountRegistry {
  /// The mounts that a change of the registry has ended. Those who wait for the end are notified
  /// when the change is complete, because they may run other effects.
  struct Ended {
    fileprivate var children: [ChildMount] = []
    fileprivate var elements: [ElementsMount] = []

    @MainActor
    func finish() {
      for child in children {
        child.waiter.presentationDidEnd()
      }
      for mount in elements {
        mount.elementDidEnd()
      }
    }
  }

  // The loop doesn't recurse, because features can be nested to any depth.
  private func end(_ node: MountNode, _ ended: inout Ended) {
    var remaining = [node]
    while let node = remaining.popLast() {
      for child in node.children.values {
        end(child, &ended)
      }
      if let stack = node.stack {
        let elements = stack.ids
        ended.elements.append(contentsOf: stack.remove(elements))
        Self.add(-elements.count)
        end(stack, &ended)
      }
      remaining.append(contentsOf: node.removeContent())
    }
  }

  private func end(_ child: ChildMount, _ ended: inout Ended) {
    child.end()
    vacate(child.place)
    Self.add(-1)
    ended.children.append(child)
  }

  private func end(_ stack: StackMount, _ ended: inout Ended) {
    stack.end()
    vacate(stack.place)
  }

  private func occupy(_ place: Place) {
    _ = occupied.value(for: place) { OccupiedPlace() }
    Self.lastVersion.add(1, ordering: .relaxed)
  }

  private func vacate(_ place: Place) {
    if let entry = occupied.value(for: place) { occupied.remove(place, ifValueIs: entry) }
  }

  private static func add(_ count: Int) {
    total.add(count, ordering: .relaxed)
  }
}

/// The entry of an occupied place in the table of the places.
private final class OccupiedPlace: Sendable {}
