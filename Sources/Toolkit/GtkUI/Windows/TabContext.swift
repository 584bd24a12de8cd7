/// The state of the navigation stacks in a tab. Each stack reports whether it shows a pushed page.
@MainActor
final class TabContext {
  /// Called when ``showsPushedPage`` has changed.
  var onChange: @MainActor () -> Void = {}

  private var pushed: Set<ObjectIdentifier> = []

  /// Whether a navigation stack in the tab shows a page above its root page.
  var showsPushedPage: Bool { !pushed.isEmpty }

  /// Sets whether a navigation stack shows a page above its root page.
  func setPushed(_ isPushed: Bool, from node: AnyNode) {
    let old = showsPushedPage
    if isPushed {
      pushed.insert(ObjectIdentifier(node))
    } else {
      pushed.remove(ObjectIdentifier(node))
    }
    if showsPushedPage != old { onChange() }
  }
}

private enum TabContextKey: EnvironmentKey {
  static let defaultValue: TabContext? = nil
}

extension EnvironmentValues {
  /// The state of the stacks in the tab that contains the view, if any. `nil` in a presentation and
  /// in a column of a split view, because their headers are not the header of the tab view.
  var tab: TabContext? {
    get { self[TabContextKey.self] }
    set { self[TabContextKey.self] = newValue }
  }
}
