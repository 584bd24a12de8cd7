/// A registry of the presented features. Each feature has a listener that waits for its dismissal.
///
/// The process has one registry, because features of different stores have different paths. An
/// entry costs a dictionary slot, and no task.
@MainActor
final class DismissalRegistry {
  static let shared = DismissalRegistry()

  private var listeners: [NavigationIDPath: DismissalListener] = [:]

  // Elements are stored separately for each stack, because many elements are added and removed at
  // once.
  private var stacks: [NavigationIDPath: ElementListeners] = [:]

  var count: Int { stacks.values.reduce(listeners.count) { $0 + $1.count } }

  /// Adds a listener for the dismissal of the feature at `path`.
  func insert(_ listener: DismissalListener, at path: NavigationIDPath) {
    let replaced = listeners.updateValue(listener, forKey: path)
    replaced?.end()
  }

  /// Dismisses the feature at `path`. Unknown paths are ignored, for example the path of a feature
  /// that was already dismissed.
  func dismiss(_ path: NavigationIDPath) {
    guard let (stack, element) = path.stackElement else {
      listeners.removeValue(forKey: path)?.dismiss()
      return
    }
    let listener = change(stack) { $0.remove(element) }
    listener??.dismiss(element)
  }

  /// Removes the listener at `path` and finishes the listener, because the feature was removed.
  func end(_ path: NavigationIDPath) {
    listeners.removeValue(forKey: path)?.end()
  }

  /// Removes `listener`, which is no longer needed. If a later presentation has added a different
  /// listener at the same path, that listener is not removed.
  func remove(_ listener: DismissalListener, at path: NavigationIDPath) {
    if listeners[path] === listener {
      listeners.removeValue(forKey: path)
    }
    listener.end()
  }
}

extension DismissalRegistry {
  /// Adds a listener for the dismissals of elements of a stack.
  func insert(_ listener: ElementsDismissalListener) {
    for replaced in stacks[listener.stack, default: ElementListeners()].insert(listener) {
      replaced.end(1)
    }
  }

  /// Finishes the listeners of elements that were removed from their stack.
  func end(_ elements: [StackElementID], of stack: NavigationIDPath) {
    for listener in change(stack, { $0.remove(elements) }) ?? [] {
      listener.end(1)
    }
  }

  /// Removes `listener`, which is no longer needed.
  func remove(_ listener: ElementsDismissalListener) {
    if let count = change(listener.stack, { $0.remove(listener) }) {
      listener.end(count)
    }
  }

  /// Changes the entry of a stack, if there is an entry.
  private func change<R>(
    _ stack: NavigationIDPath,
    _ change: (inout ElementListeners) -> R
  ) -> R? {
    guard let index = stacks.index(forKey: stack) else { return nil }
    let result = change(&stacks.values[index])
    if stacks.values[index].isEmpty {
      stacks.remove(at: index)
    }
    return result
  }
}
