import Foundation

extension View {
  /// Calls `action` with each link and each file that the app is opened with: at the start, or by
  /// another start while it runs.
  ///
  /// ```swift
  /// AppView(store: store)
  ///   .onOpenURL { store.send(.opened($0)) }
  /// ```
  ///
  /// The window that was used last gets it; if nothing in it takes links, another. In a window all
  /// views that take links are called.
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
