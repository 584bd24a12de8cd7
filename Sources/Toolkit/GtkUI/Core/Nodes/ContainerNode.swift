import Gtk

/// A view with a single widget, which contains the widgets of the view's content.
@MainActor
protocol ContainerView: View, TitleSource where Body == Never {
  associatedtype WidgetType: Widget
  /// The type of the widget that contains the widgets of the content. This widget is the widget of
  /// the view, or a descendant.
  associatedtype Slot: Widget = WidgetType
  associatedtype Content: View

  var content: Content { get }

  /// How the widget arranges the widgets of the content.
  var childArrangement: ChildArrangement { get }

  /// Returns whether the widget can show the view of another list row, because the widget retains
  /// nothing that belongs to the row.
  func isReusable(_ widget: WidgetType, _ slot: Slot) -> Bool

  /// Creates the widget and connects its signals. Handlers must capture the node weakly, and read
  /// the current view from `node.view`.
  func makeWidget(_ node: ContainerNode<Self>) -> WidgetType

  /// Creates the slot, and inserts it into the widget.
  func makeSlot(in widget: WidgetType) -> Slot

  /// Sets the properties that differ from `old`, or all properties if `old` is `nil`.
  func updateWidget(_ widget: WidgetType, from old: Self?, _ environment: EnvironmentValues)

  /// Returns the environment of the content.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Replaces the widgets `placed` with the widgets of the content, in order.
  func place(_ widgets: [Widget], in slot: Slot, replacing placed: [Widget])

  /// Called when the widgets or the labels of the content have changed.
  func labelsDidChange(in slot: Slot)
}

extension ContainerView {
  /// Creates a node with a widget and a slot. The node places the widgets of the content in the
  /// slot.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ContainerNode(self, context)
  }

  /// Returns the title that the content sets, or `nil`.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: contentEnvironment(environment))
  }

  var childArrangement: ChildArrangement { .withoutTransitions }

  func isReusable(_ widget: WidgetType, _ slot: Slot) -> Bool { false }

  func updateWidget(
    _ widget: WidgetType,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {}

  func labelsDidChange(in slot: Slot) {}

  /// Returns the environment with a vertical axis, because several views in the content are
  /// arranged vertically.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .vertical
    return environment
  }
}

extension ContainerView where Slot == WidgetType {
  func makeSlot(in widget: WidgetType) -> Slot { widget }
}

extension ContainerView where Slot: OrderedContainer {
  func place(_ widgets: [Widget], in slot: Slot, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
  }
}

extension ContainerView where Slot == Bin {
  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
  }
}

/// The node of a ``ContainerView``.
final class ContainerNode<V: ContainerView>: Node<V> {
  private var made: (widget: V.WidgetType, slot: V.Slot)?
  private var content: Node<V.Content>?
  private var placed: [Widget] = []
  private var expands = (horizontal: false, vertical: false)

  override init(_ view: V, _ context: NodeContext) {
    super.init(view, context)
    let widget = view.makeWidget(self)
    made = (widget, view.makeSlot(in: widget))
    view.updateWidget(widget, from: nil, environment)
    var childContext = childContext()
    childContext.environment = view.contentEnvironment(environment)
    content = view.content.makeNode(childContext)
    contentDidChange(.widgets)
  }

  override var widgets: [Widget] { made.map { [$0.widget] } ?? [] }

  override var childArrangement: ChildArrangement { view.childArrangement }

  /// A view that only surrounds another view, such as a frame, has the transition of this view.
  override var declaredTransition: AnyTransition? {
    childArrangement == .withoutTransitions ? content?.declaredTransition : nil
  }

  override var isReusable: Bool {
    guard let made else { return false }
    return view.isReusable(made.widget, made.slot) && hasReusableContent
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    content?.findTitle(of: view.content, in: view.contentEnvironment(environment))
  }

  override func viewDidUpdate(from old: V) {
    if let made {
      view.updateWidget(made.widget, from: old, environment)
      reportExpansion(of: made.widget)
    }
    content?.update(view.content, view.contentEnvironment(environment))
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    // While the content is created, several aspects may change. The container is notified once,
    // afterwards.
    guard let content, phase == .active else { return }
    if aspect == .expansion { return place(placed) }
    if aspect == .widgets { place(content.widgets) }
    if let made { view.labelsDidChange(in: made.slot) }
    notifyParent(of: .labels)
  }

  private func place(_ widgets: [Widget]) {
    guard let made else { return }
    view.place(widgets, in: made.slot, replacing: placed)
    placed = widgets
    reportExpansion(of: made.widget)
  }

  private func reportExpansion(of widget: V.WidgetType) {
    let old = expands
    expands = (widget.expands(.horizontal), widget.expands(.vertical))
    if expands != old {
      notifyParent(of: .expansion)
    }
  }

  override func willDismantle() {
    placed = []
    made = nil
  }
}
