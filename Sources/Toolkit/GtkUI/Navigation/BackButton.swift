import Gtk

/// What the back button shows, and whom it tells.
@MainActor
protocol BackButtonDelegate: AnyObject {
  var backButton: BackButton { get }

  /// How many screens there are below the top, the root among them.
  var screenCount: Int { get }

  /// A screen by its place: 0 is the nearest below the top, the last is the root.
  func screenID(at index: Int) -> AnyHashable?
  func titleOfScreen(at index: Int, probe: TitleProbe) -> String

  /// Asks for the top page to be left. Says whether there is one to leave.
  @discardableResult
  func requestPop() -> Bool

  func screenWasChosen(_ screen: AnyHashable)
}

/// The button at the start of the header that leads back, and the menu of all the screens that it
/// can lead back to.
///
/// **Shortcuts and gestures.** A right click, a long press, the Menu key and Shift+F10 open the
/// menu. **Accessibility.** The button's name is "Back", in the language of the user; its tooltip is the title of the screen
/// that it leads to.
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

  /// The title of the screen that the button leads to.
  var tooltip: String? {
    guard let delegate, delegate.screenCount > 0 else { return nil }
    return delegate.titleOfScreen(at: 0, probe: TitleProbe())
  }

  /// Takes the menu apart, if it is open.
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
    // It would come up over the menu, whose parent the button is.
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
