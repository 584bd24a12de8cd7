extension View {
  /// Calls `action` when the view becomes visible, because the view was created or because its
  /// covered page was revealed.
  ///
  /// The action runs after all views have been updated, before the next frame is drawn.
  @preconcurrency
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    AppearanceContent(onAppear: action, onDisappear: nil, content: self)
  }

  /// Calls `action` when the view is removed, or when the page of the view is covered. If the view
  /// is removed in a transition, `action` is called at the end of the transition.
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
