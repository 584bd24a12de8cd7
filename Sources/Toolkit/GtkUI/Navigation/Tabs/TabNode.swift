import Gtk

/// The node of a tab: the content of the tab's button, and the page of the tab.
///
/// The views of the page are created when the tab is first visible. While the tab is hidden, its
/// page is covered.
final class TabNode<Item: View, Content: View>: Node<TabItemContent<Item, Content>>, TabPage {
  let panel = Bin()
  let itemBox = Box(orientation: .horizontal, spacing: 6)
  let tabPage: PageContext
  let context = TabContext()
  var onItemChange: @MainActor () -> Void = {}

  private var item: TabItemNode<Item>?
  private var content: RootNode<Content>?
  private var isVertical = false
  private var focus = StoredFocus()
  private var placed: [Widget] = []

  override init(_ view: TabItemContent<Item, Content>, _ context: NodeContext) {
    tabPage = PageContext(in: context.scope, isOnStack: false, isTab: true)
    tabPage.cover()
    super.init(view, context)
    panel.accessibleRole = .tabPanel
    panel.hexpand = true
    panel.vexpand = true
    itemBox.halign = .center
    var itemContext = childContext()
    itemContext.environment = itemEnvironment
    item = TabItemNode(view.item, itemContext)
    item?.onChange = { [weak self] in self?.itemDidChange($0) }
    placeItem()
  }

  override var widgets: [Widget] { [panel] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let item { body(item) }
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: TabItemContent<Item, Content>) {
    item?.update(view.item, itemEnvironment)
    // A hidden tab is updated when the tab is shown.
    if !tabPage.isCovered || tabPage.updatesWhileCovered {
      content?.update(view.content, contentEnvironment)
    }
    if Self.tag(of: view).map({ AnyHashable($0) }) != Self.tag(of: old).map({ AnyHashable($0) }) {
      notifyParent(of: .widgets)
    }
  }

  /// Ends the notifications of the views in the tab, on which the tab view does not depend.
  override func contentDidChange(_ aspect: NodeAspect) {}

  override func willDismantle() {
    tabPage.markRemoved()
    itemBox.splice([], replacing: placed)
    placed = []
  }

  // MARK: The page

  var tag: (any Hashable)? { Self.tag(of: view) }

  private static func tag(of view: TabItemContent<Item, Content>) -> (any Hashable)? {
    view.value ?? view.content.findTag()
  }

  /// The title that the views in the tab set, or `nil`. The title of a covered page is determined
  /// without its widgets.
  func findTitle() -> String? {
    content?.findTitle(of: view.content, in: contentEnvironment)
      ?? view.content.findTitle(in: contentEnvironment)
  }

  func reveal() {
    if let content {
      content.update(view.content, contentEnvironment)
    } else {
      var context = childContext()
      context.environment = contentEnvironment
      context.scope = tabPage
      content = RootNode(view.content, context, in: panel)
    }
    tabPage.reveal()
  }

  func cover(focus: Widget?) {
    self.focus.store(focus, in: panel)
    tabPage.cover()
  }

  func moveFocus() -> Bool { focus.restore(in: panel) }

  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.isTabViewContent = false
    environment.tab = context
    environment.axis = .vertical
    environment.isInListRow = false
    return environment
  }

  // MARK: The button

  var isItemVertical: Bool {
    get { isVertical }
    set {
      guard newValue != isVertical else { return }
      isVertical = newValue
      // A change of the arrangement is not a change of the content.
      let onItemChange = onItemChange
      self.onItemChange = {}
      defer { self.onItemChange = onItemChange }
      itemBox.orientation = newValue ? .vertical : .horizontal
      itemBox.spacing = newValue ? 3 : 6
      item?.update(view.item, itemEnvironment)
    }
  }

  private var itemEnvironment: EnvironmentValues {
    var environment = environment
    environment.isTabViewContent = false
    environment.labelStyle = .titleAndIcon
    environment.customLabelStyle = TabLabelStyle(isVertical: isVertical)
    environment.lineLimit = 1
    environment.axis = isVertical ? .vertical : .horizontal
    environment.isInListRow = false
    return environment
  }

  private func placeItem() {
    guard let item else { return }
    let new = item.widgets
    itemBox.splice(new, replacing: placed)
    new.forEach { $0.halign = .center }
    placed = new
    itemLabelsDidChange()
  }

  private func itemDidChange(_ aspect: NodeAspect) {
    guard phase == .active else { return }
    switch aspect {
    case .widgets: placeItem()
    case .labels: itemLabelsDidChange()
    case .expansion: break
    }
  }

  private func itemLabelsDidChange() {
    panel.setLabelledBy(itemBox.labels)
    onItemChange()
  }
}

/// The style of the labels in the buttons of tabs: the icon beside or above the title.
private struct TabLabelStyle: LabelStyle {
  let isVertical: Bool

  func makeBody(configuration: Configuration) -> some View {
    if isVertical {
      VStack(spacing: 3) {
        configuration.icon
        configuration.title
      }
    } else {
      HStack(spacing: 6) {
        configuration.icon
        configuration.title
      }
    }
  }
}
