import Gtk

/// A disclosure group whose state is known.
struct DisclosureContent<Label: View, Content: View>: View {
  typealias Body = Never

  let isExpanded: Bool
  let binding: Binding<Bool>
  let title: String?
  let label: Label
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    if let parent = context.parent, parent.hasListRows { return DisclosureRowsNode(self, context) }
    return DisclosureNode(self, context)
  }
}

/// The node of a disclosure group that is not divided into rows of a list.
private final class DisclosureNode<Label: View, Content: View>: Node<
  DisclosureContent<Label, Content>
>
{
  /// The distance of the title's text, and of the content, from the start of the group, in pixels.
  private static var indentation: Int { 24 }

  private var expander: Expander?
  private let labelBin = Bin()
  private let contentBin = Bin()
  private var label: Node<Label>?
  private var content: Node<Content>?

  override init(_ view: DisclosureContent<Label, Content>, _ context: NodeContext) {
    super.init(view, context)
    let expander = Expander()
    self.expander = expander
    // The arrow of the expander is 16 pixels wide.
    labelBin.marginStart = Self.indentation - 16
    contentBin.marginStart = Self.indentation
    contentBin.marginTop = 6
    expander.labelWidget = labelBin
    expander.child = contentBin
    label = view.label.makeNode(contentContext())
    content = view.content.makeNode(contentContext())
    updateAccessibleLabel()
    contentDidChange(.widgets)
    expander.isExpanded = view.isExpanded
    expander.onExpandedChanged { [weak self] in self?.expansionDidChange() }
  }

  override var widgets: [Widget] { expander.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: DisclosureContent<Label, Content>) {
    let environment = contentContext().environment
    label?.update(view.label, environment)
    content?.update(view.content, environment)
    if view.title != old.title { updateAccessibleLabel() }
    show(view.isExpanded)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .expansion { return super.contentDidChange(aspect) }
    if aspect == .widgets {
      guard let label, let content, phase == .active else { return }
      labelBin.setChildren(label.widgets)
      contentBin.setChildren(content.widgets)
    }
    if view.title == nil { expander?.setLabelledBy(labelBin.labels) }
    notifyParent(of: .labels)
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    return context
  }

  private func updateAccessibleLabel() {
    if let title = view.title { expander?.accessibleLabel = title }
  }

  private func show(_ isExpanded: Bool) {
    if let expander, expander.isExpanded != isExpanded { expander.isExpanded = isExpanded }
  }

  private func expansionDidChange() {
    guard let expander, phase == .active else { return }
    if view.binding.wrappedValue != expander.isExpanded {
      view.binding.wrappedValue = expander.isExpanded
    }
    // The binding may have rejected the new value.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      show(view.binding.wrappedValue)
    }
  }

  override func willDismantle() {
    expander = nil
  }
}
