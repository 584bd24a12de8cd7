import Gtk

/// A node with a menu that another menu can show as a submenu.
@MainActor
protocol MenuOwner: AnyNode {
  /// The items of the menu.
  var ownElements: [MenuElement] { get }

  /// Called when an item has changed.
  var onElementsChange: @MainActor () -> Void { get set }
}

/// A node that adds a keyboard shortcut to a control.
@MainActor
protocol ShortcutOwner: AnyNode {
  var shortcut: KeyboardShortcut? { get }
}

/// A control in a header that an item of a menu can replace. The control itself still exists, and
/// the item does what the control would do.
@MainActor
struct MenuReplacement {
  /// The widget of the control, which can be inside another widget, such as a row with a label.
  let control: Widget
  private let placed: Widget
  private let shortcut: KeyboardShortcut?
  private weak var menu: (any MenuOwner)?

  /// Finds the control of a widget. Returns `nil` if a menu can't show the control.
  ///
  /// - Parameters:
  ///   - widget: The widget in the header.
  ///   - node: The node, or an ancestor of the node, to which the widget belongs.
  init?(of widget: Widget, in node: AnyNode) {
    placed = widget
    control = widget.menuControl
    var (shortcut, menu): (KeyboardShortcut?, (any MenuOwner)?) = (nil, nil)
    var next: AnyNode? = node
    while let node = next {
      if let owner = node as? any ShortcutOwner { shortcut = shortcut ?? owner.shortcut }
      if let owner = node as? any MenuOwner { menu = owner }
      next = nil
      node.forEachChild { child in
        guard next == nil, child.widgets.contains(where: { $0.menuControl === widget.menuControl })
        else { return }
        next = child
      }
    }
    self.shortcut = shortcut
    self.menu = menu
    // These keys belong to the buttons that complete and cancel a task.
    guard shortcut != .defaultAction, shortcut != .cancelAction, element != nil else { return nil }
  }

  /// The item in its current state, or `nil` if the control has no title, or if a menu can't show
  /// the control.
  var element: MenuElement? {
    guard let title = Self.title(of: placed) else { return nil }
    var element = MenuElement(kind: .action, title: title)
    element.isEnabled = isEnabled
    element.accelerator = shortcut?.accelerator
    switch control {
    case let control as ToggleButton:
      element.kind = .toggle(isOn: control.isActive)
      element.perform = { [weak control] in control?.isActive.toggle() }
    case let control as CheckButton:
      element.kind = .toggle(isOn: control.isActive)
      element.perform = { [weak control] in control?.isActive.toggle() }
    case let control as Switch:
      element.kind = .toggle(isOn: control.isActive)
      element.perform = { [weak control] in control?.isActive.toggle() }
    case let control as Gtk.Button:
      element.perform = { [weak control] in control?.click() }
    case let control as DropDown:
      element.kind = .submenu
      element.children = control.options.enumerated().map { index, option in
        MenuElement(
          kind: .choice(isChosen: index == control.selected),
          title: option,
          isEnabled: isEnabled,
          perform: { [weak control] in control?.selected = index }
        )
      }
    case is MenuButton:
      guard let menu else { return nil }
      element.kind = .submenu
      element.children = menu.ownElements
    default: return nil
    }
    return element
  }

  /// Returns the title of the item for a widget in a header, or `nil` if the widget has no title.
  static func title(of widget: Widget) -> String? {
    widget.accessibleTitle ?? widget.menuControl.accessibleTitle
  }

  /// Calls `handler` when the item may have changed, until the connections are disconnected.
  func observe(_ handler: @escaping @MainActor () -> Void) -> [SignalConnection] {
    menu?.onElementsChange = handler
    let properties: [String] =
      switch control {
      case is ToggleButton, is CheckButton: ["active", "label"]
      case is Switch: ["active"]
      case is Gtk.Button: ["label"]
      case is DropDown: ["selected", "model"]
      default: []
      }
    return (properties + ["sensitive"]).map { control.onNotify($0, handler) }
  }

  /// Ends the observation of the menu.
  func endObservation() {
    menu?.onElementsChange = {}
  }

  /// Whether the control is enabled. The parents of the placed widget are the header and the
  /// window, which don't accept input while a dialog is shown.
  private var isEnabled: Bool {
    var widget = control
    while widget.isSensitive, widget !== placed, let parent = widget.parent { widget = parent }
    return widget.isSensitive
  }
}

extension Widget {
  /// The control that the widget shows: the widget itself, or the control of a row or of a
  /// container.
  fileprivate var menuControl: Widget {
    self is MenuButton ? self : mainPart?.menuControl ?? self
  }
}
