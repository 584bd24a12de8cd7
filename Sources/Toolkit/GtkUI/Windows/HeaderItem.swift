import Gtk

/// A widget that views add to the header of their window.
struct HeaderItem: Equatable {
  let placement: ToolbarItemPlacement
  let widget: Widget
  /// The node to which the widget belongs, or an ancestor of the node. `nil` for a widget that is
  /// never in a menu.
  private(set) weak var node: AnyNode?

  /// Creates an item. If `node` is `nil`, the item is always in the header.
  init(placement: ToolbarItemPlacement, widget: Widget, node: AnyNode? = nil) {
    self.placement = placement
    self.widget = widget
    self.node = node
  }

  static func == (one: Self, other: Self) -> Bool {
    one.isAtPlace(of: other) && one.node === other.node
  }

  /// Whether both items have the same widget at the same place.
  func isAtPlace(of other: Self) -> Bool {
    placement == other.placement && widget == other.widget
  }
}

/// The menu with the items that a header doesn't show.
@MainActor
protocol HeaderItemMenu: AnyObject {
  /// The button that opens the menu.
  var button: Widget { get }

  /// Shows items in the menu.
  func show(_ items: [HeaderItem])
}

@MainActor
extension HeaderItem {
  /// The control that an item of a menu can currently replace, or `nil` if a menu can't show the
  /// widget.
  var replacement: MenuReplacement? {
    node.flatMap { MenuReplacement(of: widget, in: $0) }
  }

  /// Whether the widget has a title, which can change with the views in it. Without a title, a
  /// menu can't show the widget.
  var hasTitle: Bool { node != nil && MenuReplacement.title(of: widget) != nil }

  /// When the header folds the item into its menu.
  var folding: HeaderRow.Folding {
    guard replacement != nil else { return .never }
    return switch placement {
    case .automatic, .topBarTrailing, .status: .belowImportance(0)
    case .destructiveAction: .belowImportance(1)
    case .primaryAction: .belowImportance(2)
    case .secondaryAction: .always
    case .principal, .navigation, .cancellationAction, .confirmationAction, .topBarLeading: .never
    }
  }
}
