import Gtk

/// A view that is one widget, which holds the widgets of its content.
@MainActor
protocol ContainerView: View where Body == Never {
  associatedtype WidgetType: Widget
  associatedtype Content: View

  var content: Content { get }

  func makeWidget() -> WidgetType

  /// Sets what differs from `old`; everything if `old` is `nil`.
  func updateWidget(_ widget: WidgetType, from old: Self?)

  /// What the content finds itself in.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Puts the widgets of the content, in their order, where `placed` were before.
  func place(_ widgets: [Widget], in widget: WidgetType, replacing placed: [Widget])
}

extension ContainerView {
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ContainerNode(self, context)
  }

  public func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }
}

extension ContainerView where WidgetType: OrderedContainer {
  func place(_ widgets: [Widget], in widget: WidgetType, replacing placed: [Widget]) {
    widget.splice(widgets, replacing: placed)
  }
}

/// The node of a container.
final class ContainerNode<V: ContainerView>: Node<V> {
  private let widget: V.WidgetType
  private var content: Node<V.Content>?
  private var placed: [Widget] = []
  private var expands = (horizontal: false, vertical: false)

  override init(_ view: V, _ context: NodeContext) {
    widget = view.makeWidget()
    super.init(view, context)
    view.updateWidget(widget, from: nil)
    var childContext = childContext()
    childContext.environment = view.contentEnvironment(environment)
    content = view.content.makeNode(childContext)
    childWidgetsDidChange()
  }

  override var widgets: [Widget] { [widget] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    content?.findTitle(of: view.content, in: view.contentEnvironment(environment))
  }

  override func viewDidUpdate(from old: V) {
    view.updateWidget(widget, from: old)
    content?.update(view.content, view.contentEnvironment(environment))
  }

  override func childWidgetsDidChange() {
    guard let content, phase == .active else { return }
    let widgets = content.widgets
    view.place(widgets, in: widget, replacing: placed)
    placed = widgets
    expansionMayHaveChanged()
  }

  override func childExpansionDidChange() {
    guard content != nil, phase == .active else { return }
    view.place(placed, in: widget, replacing: placed)
    expansionMayHaveChanged()
  }

  private func expansionMayHaveChanged() {
    let old = expands
    expands = (widget.expands(.horizontal), widget.expands(.vertical))
    if expands != old {
      super.childExpansionDidChange()
    }
  }

  override func willDismantle() {
    placed = []
  }
}
