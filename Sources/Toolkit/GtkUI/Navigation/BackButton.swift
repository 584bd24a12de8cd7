import Gtk

/// An object that provides the titles of the pages below the top page to the back button, and
/// handles the actions of the button.
@MainActor
protocol BackButtonDelegate: AnyObject {
  var backButton: BackButton { get }

  /// The number of pages below the top page, including the root page.
  var screenCount: Int { get }

  /// Returns the identifier of a page below the top page. Index 0 is the page directly below the
  /// top page, and the last index is the root page.
  func screenID(at index: Int) -> AnyHashable?
  func titleOfScreen(at index: Int, probe: TitleProbe) -> String

  /// Requests that the top page be popped. Returns whether there is a page above the root page.
  @discardableResult
  func requestPop() -> Bool

  func didSelectScreen(_ screen: AnyHashable)
}

/// The back button at the start of the header, with a menu of all pages below the top page.
///
/// **Shortcuts and gestures.** A right click, a long press, the Menu key and Shift+F10 open the
/// menu. **Accessibility.** The button's name is "Back", in the language of the user. The tooltip
/// is the title of the page directly below the top page.
@MainActor
final class BackButton {
  let widget = Gtk.Button(iconName: "go-previous-symbolic")
  weak var delegate: (any BackButtonDelegate)?
  private(set) var menu: BackMenu?

  init() {
    widget.accessibleLabel = ToolkitWord.back.text
    widget.focusesOnClick = false
    widget.onClicked { [weak self] in self?.delegate?.requestPop() }
    widget.onQueryTooltip { [weak self] in self?.tooltip }
    addMenuTriggers()
  }

  func screensDidChange() {
    guard let delegate, delegate.screenCount > 0 else {
      menu?.close()
      return
    }
    menu?.reload()
  }

  /// The title of the page directly below the top page, or `nil` if the top page is the root page.
  var tooltip: String? {
    guard let delegate, delegate.screenCount > 0 else { return nil }
    return delegate.titleOfScreen(at: 0, probe: TitleProbe())
  }

  /// Dismantles the menu, if there is a menu.
  func dismantle() {
    menu?.dismantle()
  }

  func openMenu() {
    guard menu == nil, let delegate, delegate.screenCount > 0 else { return }
    let menu = BackMenu(delegate: delegate, parent: widget)
    menu.onClosed = { [weak self] in
      self?.menu = nil
      self?.widget.hasTooltip = true
    }
    self.menu = menu
    // Otherwise, the tooltip would be shown over the menu, because the button is the parent of the
    // menu.
    widget.hasTooltip = false
    menu.open()
  }

  private func addMenuTriggers() {
    let click = GestureClick(button: .secondary)
    click.onPressed { [weak self, weak click] _, _, _ in
      click?.setState(.claimed)
      self?.openMenu()
    }
    widget.addController(click)

    let press = GestureLongPress()
    press.onPressed { [weak self, weak press] _, _ in
      press?.setState(.claimed)
      self?.openMenu()
    }
    widget.addController(press)

    let shortcuts = ShortcutController()
    for trigger in ["Menu", "<Shift>F10"] {
      let shortcut = Shortcut(trigger) { [weak self] in
        self?.openMenu()
        return true
      }
      if let shortcut {
        shortcuts.add(shortcut)
      }
    }
    widget.addController(shortcuts)
  }
}
