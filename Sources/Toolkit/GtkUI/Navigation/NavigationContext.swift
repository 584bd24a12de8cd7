import Gtk

/// A reference to the enclosing navigation stack, in the environment of the views on the stack's
/// pages.
@MainActor
final class NavigationContext {
  weak var host: (any NavigationHost)?

  /// The window that contains the stack. A view in another window, such as a sheet, inherits this
  /// context but must not use the stack.
  fileprivate weak var window: WindowContext?

  init(window: WindowContext?) {
    self.window = window
  }
}

/// A navigation stack with pages of any type.
@MainActor
protocol NavigationHost: AnyNode {
  /// Returns whether the stack can push a value.
  func canPush(_ value: Any) -> Bool

  /// Pushes the page of a value. Returns `false` if the stack can't push the value.
  func push(_ value: Any) -> Bool

  /// Returns the registration for the values of a type, from the pages below the page of an
  /// element. The registration closest to the root is used. Pages that don't exist are created
  /// until a registration is found.
  func registration(
    for type: ObjectIdentifier,
    below element: AnyHashable
  ) -> (any DestinationRegistration)?

  /// Adds a node that is refreshed when the registrations change. Called if no page declares the
  /// type of the node's value. Until the refresh is cancelled, the root page is updated even if the
  /// root page is covered.
  func refreshOnRegistration(_ node: AnyNode)
  func cancelRefreshOnRegistration(_ node: AnyNode)
}

private enum NavigationKey: EnvironmentKey {
  static let defaultValue: NavigationContext? = nil
}

extension EnvironmentValues {
  /// The enclosing navigation stack in the same window, or `nil`.
  var navigation: NavigationContext? {
    get {
      let context = self[NavigationKey.self]
      return context?.window === window ? context : nil
    }
    set { self[NavigationKey.self] = newValue }
  }
}
