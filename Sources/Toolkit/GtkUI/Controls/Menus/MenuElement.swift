import Gtk

/// A description of an item of a menu, or of a group of items.
@MainActor
struct MenuElement {
  enum Kind: Equatable {
    case action
    case toggle(isOn: Bool)
    /// An item of a group in which one item is selected.
    case choice(isChosen: Bool)
    case divider
    case submenu
    case section
  }

  var kind: Kind
  var title = ""
  var isEnabled = true
  /// The key combination of the item, in the syntax of GTK.
  var accelerator: String?
  var children: [MenuElement] = []
  var perform: @MainActor () -> Void = {}

  static let divider = MenuElement(kind: .divider)

  /// Returns whether the menu item that shows `other` can be updated to show this element. The
  /// kinds, the titles and the keys must be equal. The children, the handler, and the state
  /// (enabled, on or chosen) may differ.
  func canReplace(_ other: MenuElement) -> Bool {
    guard title == other.title, accelerator == other.accelerator else { return false }
    switch (kind, other.kind) {
    case (.toggle, .toggle), (.choice, .choice): return true
    default: return kind == other.kind
    }
  }

  /// The element and its descendants without key combinations.
  var withoutKeys: MenuElement {
    var element = self
    element.accelerator = nil
    element.children = children.map(\.withoutKeys)
    return element
  }

  /// The element and all its descendants, in order.
  var all: [MenuElement] { [self] + children.flatMap(\.all) }
}

/// A group of adjacent items, which GTK separates from the other groups of the menu.
@MainActor
struct MenuSection {
  /// The heading above the items.
  var title: String?
  var items: [MenuElement] = []

  /// Divides items into sections. A GTK menu has no dividers. Instead, the items between two
  /// dividers form a section, and GTK separates the sections. An empty section is omitted, with its
  /// title.
  static func dividing(_ elements: [MenuElement]) -> [MenuSection] {
    var sections = [MenuSection()]
    for element in elements {
      switch element.kind {
      case .divider:
        sections.append(MenuSection())
      case .section:
        var inner = dividing(element.children)
        // Only the first part shows the heading.
        if !inner.isEmpty, inner[0].title == nil, !element.title.isEmpty {
          inner[0].title = element.title
        }
        sections += inner + [MenuSection()]
      default:
        sections[sections.count - 1].items.append(element)
      }
    }
    return sections.filter { !$0.items.isEmpty }
  }
}
