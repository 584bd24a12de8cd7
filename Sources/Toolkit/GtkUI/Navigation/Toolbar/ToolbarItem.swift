import Gtk
import IssueReporting

/// The content of a toolbar, which is a view that contains ``ToolbarItem``s.
public typealias ToolbarContent = View

/// The result builder of the items of a toolbar.
public typealias ToolbarContentBuilder = ViewBuilder

/// An item of a toolbar, with its placement.
///
/// A button with only an icon requires an `accessibilityLabel`. An item outside of
/// ``View/toolbar(content:)`` is not shown, and an issue is reported.
public struct ToolbarItem<Content: View>: View {
  /// This view has no body.
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  /// Creates an item. If `content` consists of several views, each view has the placement.
  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  /// Creates a node whose widgets are placed by the toolbar. If the item is outside a toolbar, an
  /// issue is reported.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ToolbarItemNode(self, context)
  }
}

/// Several items of a toolbar with the same placement, next to each other.
public typealias ToolbarItemGroup = ToolbarItem

/// The node of an item with content of any type.
@MainActor
protocol AnyToolbarItem: AnyNode {
  var items: [HeaderItem] { get }
}

/// The node of an item. The toolbar, and not the parent container, places the widgets of the node.
private final class ToolbarItemNode<Content: View>: Node<ToolbarItem<Content>>, AnyToolbarItem {
  private var content: Node<Content>?

  override init(_ view: ToolbarItem<Content>, _ context: NodeContext) {
    super.init(view, context)
    var context = childContext()
    context.environment = contentEnvironment
    content = view.content.makeNode(context)
    if !environment.isInToolbar {
      reportIssue(
        """
        A 'ToolbarItem' is outside a toolbar, so the item is not shown. Move the item into the \
        closure of '.toolbar { … }'.
        """
      )
    }
  }

  private var contentEnvironment: EnvironmentValues {
    var environment = environment
    environment.isStatusItem = view.placement == .status
    return environment
  }

  var items: [HeaderItem] {
    (content?.widgets ?? []).map {
      HeaderItem(placement: view.placement, widget: $0, node: content)
    }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: ToolbarItem<Content>) {
    content?.update(view.content, contentEnvironment)
    if view.placement != old.placement {
      notifyParent(of: .widgets)
    }
  }
}
