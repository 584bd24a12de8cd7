extension View {
  /// Calls `action` when the view is created, and when its covered page is revealed.
  ///
  /// The action runs when all views are updated, before the next frame is drawn.
  @preconcurrency
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceContent(onAppear: action, onDisappear: nil, content: self)
  }

  /// Calls `action` when the view is removed, at the end of its transition, or when its page is
  /// covered.
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
