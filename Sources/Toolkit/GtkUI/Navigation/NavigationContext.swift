import Gtk

/// The interface of the enclosing navigation stack for a view.
@MainActor
final class NavigationContext {
  weak var host: (any NavigationHost)?

  /// The window whose header the stack has claimed. A view in another window, such as a sheet,
  /// isn't in the stack.
  fileprivate weak var window: WindowContext?

  init(window: WindowContext?) {
    self.window = window
  }
}

/// A navigation stack with pages of any type.
@MainActor
protocol NavigationHost: AnyNode {
  /// Returns whether the stack can push such values.
  func canPush(_ value: Any) -> Bool

  /// Pushes the page of a value. Returns whether the stack can push such values.
  func push(_ value: Any) -> Bool

  /// Returns the registration for values of a type, from the pages below the page of an element.
  /// The registration closest to the root is used. Pages are created until a registration is found.
  func registration(
    for type: ObjectIdentifier,
    below element: AnyHashable
  ) -> (any DestinationRegistration)?

  /// Refreshes the node when the registrations change. Called if no page declares the type of the
  /// node's value. In the meantime, the root page is updated even if the root page is covered.
  func refreshOnRegistration(_ node: AnyNode)
  func cancelRefreshOnRegistration(_ node: AnyNode)
}

private enum NavigationKey: EnvironmentKey {
  static let defaultValue: NavigationContext? = nil
}

extension EnvironmentValues {
  /// The enclosing navigation stack in the same window, if any.
  var navigation: NavigationContext? {
    get {
      let context = self[NavigationKey.self]
      return context?.window === window ? context : nil
    }
    set { self[NavigationKey.self] = newValue }
  }
}
