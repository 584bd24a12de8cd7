extension View {
  /// Calls `action` when the view comes to be seen: when it is made, and when its page is revealed
  /// after it was covered.
  ///
  /// It runs when all views are up to date, before the next frame is drawn.
  @preconcurrency
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceContent(onAppear: action, onDisappear: nil, content: self)
  }

  /// Calls `action` when the view is no longer seen: when it is gone, at the end of its transition,
  /// or when its page is covered.
  @preconcurrency
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceContent(onAppear: nil, onDisappear: action, content: self)
  }
}

private struct AppearanceContent<Content: View>: WrapperView {
  let onAppear: (@MainActor () -> Void)?
  let onDisappear: (@MainActor () -> Void)?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AppearanceActionNode(self, context)
  }
}

private final class AppearanceActionNode<Content: View>: AppearanceNode<AppearanceContent<Content>>
{
  override func didAppear() {
    view.onAppear?()
  }

  override func didDisappear() {
    view.onDisappear?()
  }
}
