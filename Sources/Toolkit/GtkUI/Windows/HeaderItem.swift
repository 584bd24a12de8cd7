import Gtk

/// A widget that views add to the header of their window.
struct HeaderItem: Equatable {
  let placement: ToolbarItemPlacement
  let widget: Widget
  /// The node to which the widget belongs, or an ancestor of the node. `nil` for a widget that a
  /// menu never replaces.
  private(set) weak var node: AnyNode?

  init(placement: ToolbarItemPlacement, widget: Widget, node: AnyNode? = nil) {
    self.placement = placement
    self.widget = widget
    self.node = node
  }

  static func == (one: Self, other: Self) -> Bool {
    one.placement == other.placement && one.widget == other.widget
  }
}

@MainActor
extension HeaderItem {
  /// The control that an item of a menu can replace, or `nil` if a menu can't show the widget.
  var replacement: MenuReplacement? { node.flatMap { MenuReplacement(of: widget, in: $0) } }

  /// When the header folds the item into its menu.
  var folding: HeaderRow.Folding {
    switch placement {
    case .automatic, .topBarTrailing, .status: replacement == nil ? .never : .belowImportance(0)
    case .destructiveAction: replacement == nil ? .never : .belowImportance(1)
    case .primaryAction: replacement == nil ? .never : .belowImportance(2)
    case .secondaryAction: replacement == nil ? .never : .always
    case .principal, .navigation, .cancellationAction, .confirmationAction, .topBarLeading: .never
    }
  }
}
