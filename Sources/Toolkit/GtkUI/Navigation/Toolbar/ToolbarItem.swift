import Gtk
import IssueReporting

/// Where an item of a toolbar is.
///
/// As in other apps for GNOME: what leads away or cancels is at the start of the header, what the page
/// is for at its end.
public enum ToolbarItemPlacement: Hashable, Sendable {
  /// Wherever such things are: at the end of the header, before the primary action.
  case automatic
  /// In the middle, in place of the title. The page is still called by its title.
  case principal
  /// At the start of the header, after the back button.
  case navigation
  /// What is most often done on the page: at the end of the header.
  case primaryAction
  /// What is less often done: before the primary action.
  case secondaryAction
  /// Leaves the page without doing what it is for: at the start.
  case cancellationAction
  /// Does what the page is for, and leaves it: at the end, and highlighted.
  case confirmationAction
  /// Destroys something: at the end, in the colour of a warning.
  case destructiveAction
  /// At the start of the header.
  case topBarLeading
  /// At the end of the header.
  case topBarTrailing
}

/// What a toolbar is made of. It is a view like any other, made of ``ToolbarItem``s.
public typealias ToolbarContent = View

/// Puts the items of a toolbar together.
public typealias ToolbarContentBuilder = ViewBuilder

/// Something in a toolbar, and where it is there.
///
/// A button with an icon alone needs an `accessibilityLabel`. Outside of
/// ``View/toolbar(content:)`` nothing is shown, and an issue is reported.
public struct ToolbarItem<Content: View>: View {
  public typealias Body = Never

  let placement: ToolbarItemPlacement
  let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) {
    self.placement = placement
    self.content = content()
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ToolbarItemNode(self, context)
  }
}

/// Several things in a toolbar that are at the same place, beside each other.
public typealias ToolbarItemGroup = ToolbarItem

/// The node of an item, whatever is in it.
@MainActor
protocol AnyToolbarItem: AnyNode {
  var items: [HeaderItem] { get }
}

/// It hands its widgets to the toolbar, and not to the container around.
private final class ToolbarItemNode<Content: View>: Node<ToolbarItem<Content>>, AnyToolbarItem {
  private var content: Node<Content>?

  override init(_ view: ToolbarItem<Content>, _ context: NodeContext) {
    super.init(view, context)
    content = view.content.makeNode(childContext())
    if !environment.isInToolbar {
      reportIssue(
        """
        A 'ToolbarItem' is outside of a toolbar, and isn't shown. Put it into the closure of \
        '.toolbar { … }'.
        """
      )
    }
  }

  var items: [HeaderItem] {
    (content?.widgets ?? []).map { HeaderItem(placement: view.placement, widget: $0) }
  }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: ToolbarItem<Content>) {
    content?.update(view.content, environment)
    if view.placement != old.placement {
      childWidgetsDidChange()
    }
  }
}

private enum IsInToolbarKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  var isInToolbar: Bool {
    get { self[IsInToolbarKey.self] }
    set { self[IsInToolbarKey.self] = newValue }
  }
}
