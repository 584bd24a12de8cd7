import Gtk

/// The node of a row. The node is created shortly before the row becomes visible. When GTK unbinds
/// the row, the node is reused for another row, or is retired and dismantled later.
final class ListRowNode<Content: View>: Node<Deferred<Content>>, DirectedNode {
  private var bin: Bin?
  private var content: Node<Deferred<Content>>?

  init(_ view: Deferred<Content>, _ context: NodeContext, in bin: Bin) {
    self.bin = bin
    super.init(view, context)
    var context = childContext()
    context.environment.axis = .vertical
    content = view.makeNode(context)
    placeContent()
  }

  var directedWidgets: [Widget] { bin.map { [$0] } ?? [] }

  override var isReusable: Bool { hasReusableContent }

  /// Updates the node with the view of another row, so that the node shows the same content as a
  /// new node.
  func show(_ view: Deferred<Content>, _ environment: EnvironmentValues) {
    var transaction = Transaction()
    transaction.disablesAnimations = true
    Transaction.with(transaction) { update(view, environment) }
    placeContent()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: Deferred<Content>) {
    var environment = environment
    environment.axis = .vertical
    content?.update(view, environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    switch aspect {
    case .widgets, .expansion: placeContent()
    case .labels: bin?.nameRow()
    }
  }

  private func placeContent() {
    guard let content, phase == .active else { return }
    bin?.setRow(content.widgets)
  }

  override func willDismantle() {
    bin = nil
  }
}
