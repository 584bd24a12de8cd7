/// The earlier name of a ``NavigationStack`` that keeps its path itself.
@available(*, deprecated, message: "Use 'NavigationStack'.")
public struct NavigationView<Content: View>: View {
  private let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  public var body: some View {
    NavigationStack { content }
  }
}

/// How a ``NavigationView`` navigates.
public enum NavigationViewStyle: Sendable {
  case automatic, stack
}

extension View {
  /// How navigation views within navigate. They are stacks in any case, so this changes nothing.
  @available(*, deprecated, message: "A 'NavigationStack' is one.")
  public func navigationViewStyle(_ style: NavigationViewStyle) -> Self { self }
}
