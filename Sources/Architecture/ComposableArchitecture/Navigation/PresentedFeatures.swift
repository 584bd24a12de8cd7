/// The features that are presented, each with the listener that waits for its dismissal.
///
/// There is one for the process; the paths keep stores apart. An entry costs a dictionary slot, and
/// no task waits for it.
@MainActor
final class PresentedFeatures {
  static let shared = PresentedFeatures()

  private var listeners: [NavigationIDPath: DismissalListener] = [:]

  // Apart from the others, by stack: elements come and leave in great numbers.
  private var stacks: [NavigationIDPath: PresentedElements] = [:]

  var count: Int { stacks.values.reduce(listeners.count) { $0 + $1.count } }

  /// Begins to wait for the dismissal of the feature at `path`.
  func insert(_ listener: DismissalListener, at path: NavigationIDPath) {
    let replaced = listeners.updateValue(listener, forKey: path)
    replaced?.end()
  }

  /// The feature at `path` asks to be dismissed. Unknown paths, as that of a feature that has been
  /// dismissed already, are left alone.
  func dismiss(_ path: NavigationIDPath) {
    guard let (stack, element) = path.stackElement else {
      listeners.removeValue(forKey: path)?.dismiss()
      return
    }
    let listener = change(stack) { $0.remove(element) }
    listener??.dismiss(element)
  }

  /// The feature at `path` is no longer presented.
  func end(_ path: NavigationIDPath) {
    listeners.removeValue(forKey: path)?.end()
  }

  /// Nobody cares for what `listener` waits for any more. Another one at the same path, of the
  /// feature's next presentation, is left alone.
  func remove(_ listener: DismissalListener, at path: NavigationIDPath) {
    if listeners[path] === listener {
      listeners.removeValue(forKey: path)
    }
    listener.end()
  }
}

extension PresentedFeatures {
  /// Begins to wait for the dismissal of elements of a stack.
  func insert(_ listener: ElementsListener) {
    for replaced in stacks[listener.stack, default: PresentedElements()].insert(listener) {
      replaced.end(1)
    }
  }

  /// The elements are no longer on their stack.
  func end(_ elements: [StackElementID], of stack: NavigationIDPath) {
    for listener in change(stack, { $0.remove(elements) }) ?? [] {
      listener.end(1)
    }
  }

  /// Nobody cares for what `listener` waits for any more.
  func remove(_ listener: ElementsListener) {
    if let count = change(listener.stack, { $0.remove(listener) }) {
      listener.end(count)
    }
  }

  /// Changes what is known of a stack, if anything is.
  private func change<R>(
    _ stack: NavigationIDPath,
    _ change: (inout PresentedElements) -> R
  ) -> R? {
    guard let index = stacks.index(forKey: stack) else { return nil }
    let result = change(&stacks.values[index])
    if stacks.values[index].isEmpty {
      stacks.remove(at: index)
    }
    return result
  }
}
