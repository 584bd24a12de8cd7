import Gtk

/// The navigation stack that a view is in, as the view sees it.
@MainActor
final class NavigationContext {
  weak var host: (any NavigationHost)?

  /// Whose header the stack has taken over. What is in another window, such as a sheet, is in the
  /// stack no more.
  fileprivate weak var window: WindowContext?

  init(window: WindowContext?) {
    self.window = window
  }
}

/// A navigation stack, whatever its pages are.
@MainActor
protocol NavigationHost: AnyNode {
  /// Whether there may be a page for such values.
  func takes(_ value: Any) -> Bool

  /// Puts the page of a value on top. Says whether the stack takes such values.
  func push(_ value: Any) -> Bool

  /// What knows the page for values of a type, of the pages below that of an element: the closest to
  /// the root counts. Pages are made as it takes to find one.
  func registration(
    for type: ObjectIdentifier,
    below element: AnyHashable
  ) -> (any DestinationRegistration)?

  /// Refreshes the node, whose value no page knows, when there is a page that knows others than
  /// before; the root is kept up to date meanwhile.
  func refreshOnRegistration(_ node: AnyNode)
  func leaveAsItIs(_ node: AnyNode)
}

private enum NavigationKey: EnvironmentKey {
  static let defaultValue: NavigationContext? = nil
}

extension EnvironmentValues {
  /// The navigation stack around, if there is one in the same window.
  var navigation: NavigationContext? {
    get {
      let context = self[NavigationKey.self]
      return context?.window === window ? context : nil
    }
    set { self[NavigationKey.self] = newValue }
  }
}
