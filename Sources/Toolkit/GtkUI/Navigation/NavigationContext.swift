import Gtk

/// A reference to the navigation stack that contains a view, for the environment of the view.
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
  /// Returns whether the stack can push values like `value`.
  func canPush(_ value: Any) -> Bool

  /// Pushes the page of a value. Returns whether the stack can push values like `value`.
  func push(_ value: Any) -> Bool

  /// Returns the registration for values of a type, from the pages below the page of an element.
  /// The registration closest to the root is used. Pages are created until a registration is found.
  func registration(
    for type: ObjectIdentifier,
    below element: AnyHashable
  ) -> (any DestinationRegistration)?

  /// Refreshes the node when the registrations change. Called if no page declares the type of the
  /// node's value. The root page is updated, even if it is covered, until
  /// `cancelRefreshOnRegistration(_:)` is called.
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
