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

  /// Whether both look the same. What they do is asked for when they do it.
  func looksLike(_ other: MenuElement) -> Bool {
    kind == other.kind && title == other.title && isEnabled == other.isEnabled
      && accelerator == other.accelerator
      && children.elementsEqual(other.children) {
        $0.looksLike($1)
      }
  }
}

/// The node of a view that is part of a menu, where it has no widget.
@MainActor
protocol MenuElementNode: AnyNode {
  var menuElements: [MenuElement] { get }
}

extension AnyNode {
  /// What the node and all below it come to in a menu, in order.
  final var elementsForMenu: [MenuElement] {
    if let node = self as? any MenuElementNode { return node.menuElements }
    if self is WidgetNode<Divider> { return [MenuElement(kind: .divider)] }
    if let text = self as? TextNode {
      return [MenuElement(kind: .action, title: text.view.plainText, isEnabled: false)]
    }
    var elements: [MenuElement] = []
    forEachChild { elements += $0.elementsForMenu }
    return elements
  }
}

/// The menu that views are in.
@MainActor
final class MenuContext {
  private let onChange: @MainActor () -> Void

  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// An item isn't what it was.
  func elementsDidChange() {
    onChange()
  }
}

private enum MenuKey: EnvironmentKey {
  static let defaultValue: MenuContext? = nil
}

extension EnvironmentValues {
  /// The menu that the view is in: there it is an item.
  var menu: MenuContext? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  /// Whether the view is an item rather than a widget.
  var isInAnyMenu: Bool { menu != nil || commandContext != nil }

  /// What the label of an item finds itself in: it is no item.
  var outsideMenu: EnvironmentValues {
    var environment = self
    environment.menu = nil
    environment.commandContext = nil
    environment.keyboardShortcut = nil
    return environment
  }
}
