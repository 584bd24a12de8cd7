import Gtk

/// A widget that views add to the header of their window.
struct HeaderItem: Equatable {
  let placement: ToolbarItemPlacement
  let widget: Widget
  /// The node to which the widget belongs, or an ancestor of the node. `nil` for a widget that a
  /// menu can't show.
  private(set) weak var node: AnyNode?

  /// Creates an item. If `node` is `nil`, the item is always in the header.
  init(placement: ToolbarItemPlacement, widget: Widget, node: AnyNode? = nil) {
    self.placement = placement
    self.widget = widget
    self.node = node
  }

  static func == (one: Self, other: Self) -> Bool {
    one.placement == other.placement && one.widget == other.widget
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

extension HeaderItem {
  /// When the header folds the item into its menu.
  var folding: HeaderRow.Folding {
    guard node != nil else { return .never }
    return switch placement {
    case .automatic, .topBarTrailing, .status: .belowImportance(0)
    case .destructiveAction: .belowImportance(1)
    case .primaryAction: .belowImportance(2)
    case .secondaryAction: .always
    case .principal, .navigation, .cancellationAction, .confirmationAction, .topBarLeading: .never
    }
  }
}
