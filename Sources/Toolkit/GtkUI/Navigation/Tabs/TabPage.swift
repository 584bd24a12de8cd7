import Gtk

/// The node of a tab, of any type.
@MainActor
protocol TabPage: AnyNode {
  /// The widget that contains the views of the tab.
  var panel: Bin { get }
  /// The widget that contains the content of the tab's button.
  var itemBox: Box { get }
  /// The page of the views in the tab.
  var tabPage: PageContext { get }
  /// The state of the navigation stacks in the tab.
  var context: TabContext { get }
  /// The value of the tab that a view in the tab sets, or `nil`.
  var tag: (any Hashable)? { get }
  /// Whether the icon in the button is above the title.
  var isItemVertical: Bool { get set }
  /// Called when the widgets or the labels in the button have changed.
  var onItemChange: @MainActor () -> Void { get set }

  /// Creates or updates the views of the tab, before the tab is shown.
  func reveal()

  /// Hides the views of the tab from the updates. Stores `focus` if the widget is in the tab.
  func cover(focus: Widget?)

  /// Returns the title that the views in the tab set, or `nil`.
  func findTitle() -> String?

  /// Moves the focus to the stored widget, or to the first widget that can have the focus. Returns
  /// whether there is such a widget.
  func moveFocus() -> Bool
}

/// A tab of a tab view with the attributes that the views around the tab set.
@MainActor
struct TabEntry {
  let tab: any TabPage
  /// The value of the tab, or `nil`.
  let value: (any Hashable)?
  /// The text of the badge on the button, or `nil`.
  let badge: String?
  /// The node with the action that closes the tab, or `nil` if the user cannot close the tab.
  let closable: (any ClosableTabNode)?
  /// The place of the tab among the tabs that the user can move, or `nil`.
  let place: TabPlace?

  /// Whether the tab and its attributes are the same as those of another entry.
  func isEqual(to other: Self) -> Bool {
    tab === other.tab && value.map { AnyHashable($0) } == other.value.map { AnyHashable($0) }
      && badge == other.badge && closable === other.closable && place == other.place
  }
}

/// The place of a tab in a `ForEach` whose elements the user can move.
@MainActor
struct TabPlace: Equatable {
  let loop: any MovableChildrenNode
  let offset: Int

  nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.loop === rhs.loop && lhs.offset == rhs.offset
  }

  /// Moves the element to the place of another element of the same `ForEach`. Returns whether the
  /// `ForEach` is the same.
  func move(to other: Self) -> Bool {
    guard loop === other.loop, offset != other.offset, let move = loop.edits.move else {
      return false
    }
    move([offset], other.offset > offset ? other.offset + 1 : other.offset)
    return true
  }
}

extension AnyNode {
  /// Returns the tabs in a part of the content of a tab view, in order. The nodes between the tab
  /// view and a tab that have no widget, for example of conditions and loops, are traversed.
  func tabs() -> [TabEntry] {
    var tabs: [TabEntry] = []
    addTabs(to: &tabs, TabAttributes())
    return tabs
  }

  private func addTabs(to tabs: inout [TabEntry], _ attributes: TabAttributes) {
    var attributes = attributes
    if let tab = self as? any TabPage {
      let entry = TabEntry(
        tab: tab,
        value: attributes.value ?? tab.tag ?? attributes.id,
        badge: attributes.badge,
        closable: attributes.closable,
        place: attributes.place
      )
      return tabs.append(entry)
    }
    guard self is any StructuralNode else { return }
    if let tagged = self as? any TaggedNode, attributes.value == nil {
      attributes.value = tagged.tag
    }
    if let badged = self as? any BadgedNode, attributes.badge == nil {
      attributes.badge = badged.badge
    }
    if let closable = self as? any ClosableTabNode, closable.canClose {
      attributes.closable = closable
    }
    if let identified = self as? any IdentifiedChildrenNode {
      let movable = (self as? any MovableChildrenNode).flatMap { $0.edits.move == nil ? nil : $0 }
      var index = 0
      identified.forEachIdentifiedChild { id, child in
        attributes.id = id
        attributes.place = movable.map { TabPlace(loop: $0, offset: $0.offset(ofChild: index)) }
        index += 1
        child.addTabs(to: &tabs, attributes)
      }
    } else {
      forEachChild { $0.addTabs(to: &tabs, attributes) }
    }
  }
}

/// The attributes of a tab that the views around the tab set.
private struct TabAttributes {
  var value: (any Hashable)?
  /// The identifier of the element of a `ForEach`.
  var id: (any Hashable)?
  var badge: String?
  var closable: (any ClosableTabNode)?
  var place: TabPlace?
}

extension View {
  /// Returns the value that `tag(_:)` sets, without creating the view. The method searches in the
  /// modifiers of the view.
  func findTag() -> (any Hashable)? {
    if let tagged = self as? any TaggedView { return tagged.optionValue }
    if let wrapper = self as? any WrapperView { return wrapper.content.findTag() }
    return nil
  }
}
