extension View {
  /// Calls `action` when the user requests to close the window of the view, or to quit the app.
  ///
  /// ```swift
  /// EditorView(store: store)
  ///   .onCloseRequest {
  ///     guard store.hasUnsavedChanges else { return true }
  ///     store.send(.closeRequested)  // shows an alert, whose answer calls `dismissWindow()`
  ///     return false
  ///   }
  /// ```
  ///
  /// `dismissWindow` doesn't call the action. If several views in a window have an action, the
  /// actions are called until an action returns `false`.
  ///
  /// - Parameter action: Returns whether the window may close.
  ///
  /// - Returns: A view that can prevent its window from closing.
  public func onCloseRequest(perform action: @escaping @MainActor () -> Bool) -> some View {
    CloseRequestContent(action: action, content: self)
  }
}

private struct CloseRequestContent<Content: View>: WrapperView {
  let action: @MainActor () -> Bool
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    CloseRequestNode(self, context)
  }
}

private final class CloseRequestNode<Content: View>: WrapperNode<CloseRequestContent<Content>> {
  override init(_ view: CloseRequestContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    environment.closeGuards?.add(self) { [weak self] in
      guard let self, phase == .active else { return true }
      return self.view.action()
    }
  }

  override func willDismantle() {
    environment.closeGuards?.remove(self)
  }
}
