import Gtk

/// The menu at the end of a header, with the secondary actions and with the items for which the
/// header has no space.
///
/// **Shortcuts.** The shortcuts of the items work as in the header. **Accessibility.** The name of
/// the button is "More Actions", in the language of the user. **Style classes.** `more-actions`.
@MainActor
final class HeaderOverflow: HeaderItemMenu {
  private let menuButton = MenuButton()
  var button: Widget { menuButton }
  private var model: MenuModel?
  private var items: [HeaderItem] = []
  private var replacements: [MenuReplacement] = []
  private var connections: [SignalConnection] = []
  private lazy var context = MenuContext { [weak self] in self?.showElements() }

  init() {
    menuButton.iconName = "view-more-symbolic"
    button.tooltip = ToolkitWord.moreActions.text
    button.addCSSClass("more-actions")
    menuButton.exposeOnlyInnerButton()
    button.setAccessibleName(ToolkitWord.moreActions.text)
  }

  func canShow(_ item: HeaderItem) -> Bool { item.replacement != nil }

  func hasTitle(_ item: HeaderItem) -> Bool {
    item.node != nil && MenuReplacement.title(of: item.widget) != nil
  }

  /// Shows items in the menu. The secondary actions are a section of their own.
  func show(_ new: [HeaderItem]) {
    guard new != items else { return }
    items = new
    connections.forEach { $0.disconnect() }
    replacements.forEach { $0.endObservation() }
    replacements = items.compactMap(\.replacement)
    connections = replacements.flatMap { replacement in
      replacement.observe { [weak self] in self?.context.elementsDidChange() }
    }
    showElements()
  }

  private func showElements() {
    guard !items.isEmpty || model != nil else { return }
    let model = model ?? makeModel()
    let sections = [false, true].map { isSecondary in
      MenuSection.dividing(
        items.filter { ($0.placement == .secondaryAction) == isSecondary }
          .compactMap { $0.replacement?.element }
      )
    }
    model.show(sections.flatMap(\.self))
  }

  private func makeModel() -> MenuModel {
    let model = MenuModel(on: button) { [weak button] in
      button.map { $0.isMapped && $0.isEffectivelySensitive } ?? false
    }
    menuButton.setMenu(model.menu)
    // A title of a control can change without a signal, for example the name of an icon.
    button.children.first?.onNotify("active") { [weak self] in self?.showElements() }
    self.model = model
    return model
  }
}

@MainActor
extension HeaderItem {
  /// The control that an item of a menu can currently replace, or `nil` if a menu can't show the
  /// widget.
  fileprivate var replacement: MenuReplacement? {
    node.flatMap { MenuReplacement(of: widget, in: $0) }
  }
}
