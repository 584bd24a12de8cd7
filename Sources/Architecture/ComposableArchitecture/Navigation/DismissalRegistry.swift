/// A registry of the presented features that can dismiss themselves. Each of these features has a
/// listener.
///
/// The stores of the process share one registry, because features of different stores have
/// different paths. Waiting for a dismissal requires a dictionary entry, and no task.
@MainActor
final class DismissalRegistry {
  static let shared = DismissalRegistry()

  private var listeners: [NavigationIDPath: DismissalListener] = [:]

  // Each stack has its own dictionary of elements, because many elements of a stack can be added or
  // removed at once.
  private var stacks: [NavigationIDPath: ElementListeners] = [:]

  var count: Int { stacks.values.reduce(listeners.count) { $0 + $1.count } }

  /// Adds a listener for the dismissal of the feature at `path`. Finishes the previous listener.
  func insert(_ listener: DismissalListener, at path: NavigationIDPath) {
    let replaced = listeners.updateValue(listener, forKey: path)
    replaced?.end()
  }

  /// Dismisses the feature at `path`. A path without a listener is ignored, for example the path of
  /// a feature that was already dismissed.
  func dismiss(_ path: NavigationIDPath) {
    guard let (stack, element) = path.stackElement else {
      listeners.removeValue(forKey: path)?.dismiss()
      return
    }
    let listener = change(stack) { $0.remove(element) }
    listener??.dismiss(element)
  }

  /// Removes and finishes the listener at `path`. Called when the feature has been removed.
  func end(_ path: NavigationIDPath) {
    listeners.removeValue(forKey: path)?.end()
  }

  /// Removes and finishes `listener`. Called when the effect that awaits the dismissal is
  /// cancelled. If a later presentation has added another listener at `path`, the other listener is
  /// not removed.
  func remove(_ listener: DismissalListener, at path: NavigationIDPath) {
    if listeners[path] === listener {
      listeners.removeValue(forKey: path)
    }
    listener.end()
  }
}

extension DismissalRegistry {
  /// Adds a listener for the dismissals of elements of a stack. Each element is removed from its
  /// previous listener.
  func insert(_ listener: ElementsDismissalListener) {
    for replaced in stacks[listener.stack, default: ElementListeners()].insert(listener) {
      replaced.end(1)
    }
  }

  /// Removes the listeners of elements that were removed from their stack. A listener finishes when
  /// the listener has no more elements.
  func end(_ elements: [StackElementID], of stack: NavigationIDPath) {
    for listener in change(stack, { $0.remove(elements) }) ?? [] {
      listener.end(1)
    }
  }

  /// Removes `listener` from its remaining elements. Called when the effect that awaits the
  /// dismissals is cancelled.
  func remove(_ listener: ElementsDismissalListener) {
    if let count = change(listener.stack, { $0.remove(listener) }) {
      listener.end(count)
    }
  }

  /// Changes the listeners of a stack. Returns `nil` if the stack has no listeners.
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
