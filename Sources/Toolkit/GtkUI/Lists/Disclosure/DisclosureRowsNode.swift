import Gtk

/// A group of rows of a list, with a title that expands and collapses the group.
@MainActor
protocol DisclosureRows: AnyNode {
  /// The node of the title's row.
  var header: AnyNode? { get }
  /// The node of the other rows, or `nil` if the group is collapsed.
  var shownContent: AnyNode? { get }
  var isExpanded: Bool { get }
  /// Expands or collapses the group, unless the binding of the group rejects the change.
  func setExpanded(_ isExpanded: Bool)
}

/// The node of a disclosure group whose title and views are rows of a list.
///
/// The content is created when the group is expanded for the first time. While the group is
/// collapsed, the content is not updated, and is not visible for actions such as `onDisappear`.
final class DisclosureRowsNode<Label: View, Content: View>: Node<
  DisclosureContent<Label, Content>
>, StructuralNode, DisclosureRows
{
  private var headerNode: Node<DisclosureHeader<Label>>?
  private var content: (node: Node<Content>, scope: VisibilityScope)?

  override init(_ view: DisclosureContent<Label, Content>, _ context: NodeContext) {
    super.init(view, context)
    headerNode = headerView.makeNode(childContext())
    if view.isExpanded { makeContent() }
  }

  var header: AnyNode? { headerNode }

  var shownContent: AnyNode? { isExpanded ? content?.node : nil }

  var isExpanded: Bool { view.isExpanded }

  override var widgets: [Widget] {
    (headerNode?.widgets ?? []) + (shownContent?.widgets ?? [])
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let headerNode { body(headerNode) }
    if let content { body(content.node) }
  }

  override func viewDidUpdate(from old: DisclosureContent<Label, Content>) {
    headerNode?.update(headerView, environment)
    if view.isExpanded {
      if let content {
        content.node.update(view.content, environment)
        content.scope.reveal()
      } else {
        makeContent()
      }
    }
    guard view.isExpanded != old.isExpanded else { return }
    // The list removes the rows of the content, before the content becomes invisible.
    notifyParent(of: .widgets)
    if !view.isExpanded { content?.scope.cover() }
  }

  func setExpanded(_ isExpanded: Bool) {
    if view.binding.wrappedValue != isExpanded { view.binding.wrappedValue = isExpanded }
  }

  private var headerView: DisclosureHeader<Label> {
    DisclosureHeader(
      isExpanded: view.isExpanded,
      setExpanded: { [weak self] in self?.setExpanded($0) },
      content: view.label
    )
  }

  private func makeContent() {
    let scope = VisibilityScope(in: self.scope)
    var context = childContext()
    context.scope = scope
    content = (view.content.makeNode(context), scope)
  }
}
