import Foundation

extension View {
  /// Calls `action` with links and files with which the app is opened. The app can be opened with
  /// links at its start, or by a second start while the app runs.
  ///
  /// ```swift
  /// AppView(store: store)
  ///   .onOpenURL { store.send(.opened($0)) }
  /// ```
  ///
  /// The window that was focused last receives the link. If no view in this window receives links,
  /// another window receives the link. All views in the window that have such an action receive the
  /// link.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    OpenURLContent(action: action, content: self)
  }
}

private struct OpenURLContent<Content: View>: WrapperView {
  let action: @MainActor (URL) -> Void
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    OpenURLNode(self, context)
  }
}

private final class OpenURLNode<Content: View>: WrapperNode<OpenURLContent<Content>> {
  override init(_ view: OpenURLContent<Content>, _ context: NodeContext) {
    super.init(view, context)
    environment.urlReceivers?.add(self) { [weak self] url in
      guard let self, phase == .active else { return }
      self.view.action(url)
    }
  }

  override func willDismantle() {
    environment.urlReceivers?.remove(self)
  }
}
