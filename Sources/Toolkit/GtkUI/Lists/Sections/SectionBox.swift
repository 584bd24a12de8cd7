import Gtk

/// The box with the content of a section of a form.
struct SectionBox<Content: View>: View {
  typealias Body = Never

  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SectionBoxNode(self, context)
  }
}

private final class SectionBoxNode<Content: View>: Node<SectionBox<Content>> {
  private var rows: SectionRows? = SectionRows()
  private var content: Node<Content>?

  override init(_ view: SectionBox<Content>, _ context: NodeContext) {
    super.init(view, context)
    content = view.content.makeNode(contentContext())
    contentDidChange(.widgets)
  }

  /// The box. If the content has no widgets, there is no box.
  override var widgets: [Widget] {
    guard let rows, content?.widgets.isEmpty == false else { return [] }
    return [rows.box]
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: SectionBox<Content>) {
    content?.update(view.content, contentContext().environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .labels {
      if phase == .active { rows?.kindsMayHaveChanged() }
      return super.contentDidChange(aspect)
    }
    guard let rows, let content, phase == .active else { return }
    rows.set(content.widgets)
    // The box exists only if the content has widgets.
    notifyParent(of: .widgets)
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    context.environment.sectionLayout = .flat
    return context
  }

  override func willDismantle() {
    rows = nil
  }
}
