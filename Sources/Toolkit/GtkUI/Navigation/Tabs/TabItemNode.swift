import Gtk

/// The node of the content of a tab's button.
final class TabItemNode<Item: View>: Node<Item> {
  /// Called when the widgets or the labels have changed.
  var onChange: @MainActor (NodeAspect) -> Void = { _ in }
  private var item: Node<Item>?

  override init(_ view: Item, _ context: NodeContext) {
    super.init(view, context)
    item = view.makeNode(childContext())
  }

  override var widgets: [Widget] { item?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let item { body(item) }
  }

  override func viewDidUpdate(from old: Item) {
    item?.update(view, environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    guard item != nil, phase == .active else { return }
    onChange(aspect)
  }
}
