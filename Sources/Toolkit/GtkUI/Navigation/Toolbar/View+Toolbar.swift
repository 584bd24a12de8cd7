import Gtk

extension View {
  /// Adds items to the header. The items are shown while the page of the view is the top page.
  /// Outside a navigation stack, the items are shown while the view exists.
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .primaryAction) {
  ///     Button("Add") { isAdding = true }
  ///   }
  /// }
  /// ```
  ///
  /// A view outside of a ``ToolbarItem`` has the placement `.automatic`. When a value that
  /// `content` reads changes, the items are updated.
  public func toolbar<Toolbar: View>(
    @ViewBuilder content: @escaping @MainActor () -> Toolbar
  ) -> some View {
    ToolbarView(toolbar: Deferred(content: content), content: self)
  }
}

private struct ToolbarView<Toolbar: View, Content: View>: WrapperView {
  let toolbar: Deferred<Toolbar>
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    ToolbarNode(self, context)
  }
}

private final class ToolbarNode<Toolbar: View, Content: View>: WrapperNode<
  ToolbarView<Toolbar, Content>
>
{
  private var toolbar: ToolbarItemsNode<Deferred<Toolbar>>?

  override init(_ view: ToolbarView<Toolbar, Content>, _ context: NodeContext) {
    super.init(view, context)
    let toolbar = ToolbarItemsNode(view.toolbar, toolbarContext())
    self.toolbar = toolbar
    toolbar.onChange = { [weak self] in self?.itemsDidChange() }
    itemsDidChange()
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    super.forEachChild(body)
    if let toolbar {
      body(toolbar)
    }
  }

  override func viewDidUpdate(from old: ToolbarView<Toolbar, Content>) {
    super.viewDidUpdate(from: old)
    toolbar?.update(view.toolbar, toolbarContext().environment)
  }

  override func willDismantle() {
    didRetire()
  }

  override func didRetire() {
    setItems(nil)
  }

  private func itemsDidChange() {
    guard phase == .active else { return }
    setItems(toolbar?.items)
  }

  private func setItems(_ items: [HeaderItem]?) {
    setHeaderItems(items, environment)
  }

  private func toolbarContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .horizontal
    context.environment.isInToolbar = true
    context.environment.isTabViewContent = false
    return context
  }
}

/// The node of the content of a toolbar.
private final class ToolbarItemsNode<Content: View>: Node<Content> {
  var onChange: @MainActor () -> Void = {}
  private var content: Node<Content>?

  override init(_ view: Content, _ context: NodeContext) {
    super.init(view, context)
    content = view.makeNode(childContext())
  }

  /// The views without a ``ToolbarItem``, and then the items in the order of their views.
  var items: [HeaderItem] {
    guard let content else { return [] }
    let loose = content.widgets.map {
      HeaderItem(placement: .automatic, widget: $0, node: content)
    }
    return loose + items(in: content)
  }

  private func items(in node: AnyNode) -> [HeaderItem] {
    if let item = node as? any AnyToolbarItem { return item.items }
    var items: [HeaderItem] = []
    node.forEachChild { items += self.items(in: $0) }
    return items
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: Content) {
    content?.update(view, environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    switch aspect {
    case .widgets:
      guard content != nil, phase == .active else { return }
      onChange()
    case .expansion: break
    case .labels: super.contentDidChange(aspect)
    }
  }
}
