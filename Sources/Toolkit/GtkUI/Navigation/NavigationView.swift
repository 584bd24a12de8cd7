/// The earlier name of a ``NavigationStack`` that stores its path itself.
@available(*, deprecated, message: "Use 'NavigationStack'.")
public struct NavigationView<Content: View>: View {
  private let content: Content

  /// Creates a navigation stack. `content` is its root page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A ``NavigationStack`` that stores its path itself.
  public var body: some View {
    NavigationStack { content }
  }
}

/// The style of a ``NavigationView``.
public enum NavigationViewStyle: Sendable {
  /// A style of other platforms. Both styles are shown as a stack.
  case automatic, stack
}

extension View {
  /// Sets the style of navigation views. All navigation views are stacks, so this modifier changes
  /// nothing.
  @available(*, deprecated, message: "A navigation view is always shown as a stack.")
  public func navigationViewStyle(_ style: NavigationViewStyle) -> Self { self }
}
