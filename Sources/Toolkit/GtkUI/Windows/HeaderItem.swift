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

  /// Returns whether the menu can show an item in its current state.
  func canShow(_ item: HeaderItem) -> Bool

  /// Returns whether an item has a title, which can change with the views in its widget. Without a
  /// title, the menu can't show the item.
  func hasTitle(_ item: HeaderItem) -> Bool

  /// Shows items in the menu.
  func show(_ items: [HeaderItem])
}

@MainActor
extension HeaderItem {
  /// When the header folds the item into a menu.
  func folding(into menu: any HeaderItemMenu) -> HeaderRow.Folding {
    guard menu.canShow(self) else { return .never }
    return switch placement {
    case .automatic, .topBarTrailing, .status: .belowImportance(0)
    case .destructiveAction: .belowImportance(1)
    case .primaryAction: .belowImportance(2)
    case .secondaryAction: .always
    case .principal, .navigation, .cancellationAction, .confirmationAction, .topBarLeading: .never
    }
  }
}
