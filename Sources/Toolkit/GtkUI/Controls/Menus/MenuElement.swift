import Gtk

/// An item of a menu, or several, as data.
@MainActor
struct MenuElement {
  enum Kind: Equatable {
    case action
    case toggle(isOn: Bool)
    /// One of several of which one is chosen.
    case choice(isChosen: Bool)
    case divider
    case submenu
    case section
  }

  var kind: Kind
  var title = ""
  var isEnabled = true
  /// Keys that do the same, as GTK spells them.
  var accelerator: String?
  var children: [MenuElement] = []
  var perform: @MainActor () -> Void = {}

  static let divider = MenuElement(kind: .divider)

  /// Whether what is shown for the other can be shown for this one, which is of the same kind and says
  /// the same. Whether it can be chosen, and is ticked, and what is in it, may differ.
  func canReplace(_ other: MenuElement) -> Bool {
    guard title == other.title, accelerator == other.accelerator else { return false }
    switch (kind, other.kind) {
    case (.toggle, .toggle), (.choice, .choice): return true
    default: return kind == other.kind
    }
  }

  /// The item and all that are in it, in order.
  var all: [MenuElement] { [self] + children.flatMap(\.all) }
}

/// Items of a menu between two lines.
@MainActor
struct MenuSection {
  /// What stands above them.
  var title: String?
  var items: [MenuElement] = []

  /// The sections that items come to. A menu has no lines: what is between two dividers is a section,
  /// which GTK sets apart. A section that is empty isn't there, and nor is its title.
  static func parting(_ elements: [MenuElement]) -> [MenuSection] {
    var sections = [MenuSection()]
    for element in elements {
      switch element.kind {
      case .divider:
        sections.append(MenuSection())
      case .section:
        var inner = parting(element.children)
        // The heading is that of the first part only.
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
