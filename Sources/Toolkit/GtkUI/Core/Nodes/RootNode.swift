import Gtk

/// The topmost node of a window, a page, a presentation or a ``ViewHost``. The node places the
/// widgets of its content in a bin: content that doesn't fill the bin is in its center.
final class RootNode<Content: View>: Node<Content>, DirectedNode {
  private let bin: Bin
  private var content: Node<Content>?

  init(_ view: Content, _ context: NodeContext, in bin: Bin) {
    self.bin = bin
    super.init(view, context)
    content = view.makeNode(childContext())
    placeContent()
  }

  var directedWidgets: [Widget] { [bin] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: Content, in environment: EnvironmentValues) -> String? {
    content?.findTitle(of: view, in: environment)
  }

  override func viewDidUpdate(from old: Content) {
    content?.update(view, environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    switch aspect {
    case .widgets: placeContent()
    case .expansion:
      placeContent()
      super.contentDidChange(aspect)
    case .labels: super.contentDidChange(aspect)
    }
  }

  private func placeContent() {
    guard let content, phase == .active else { return }
    bin.setCenteredChildren(content.widgets)
  }
}
