import Gtk
import IssueReporting

/// The menu that views are in.
@MainActor
final class MenuContext {
  private let onChange: @MainActor () -> Void
  private var isOutdated = false
  private var isIssueReported = false

  /// - Parameter onChange: Called once for many changes, when all updates are done: several items may
  ///   change at once, and where they are isn't known before all have.
  init(onChange: @escaping @MainActor () -> Void) {
    self.onChange = onChange
  }

  /// An item isn't what it was.
  func elementsDidChange() {
    guard !isOutdated else { return }
    isOutdated = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isOutdated = false
      onChange()
    }
  }

  /// A view is in the menu that has no place there.
  func reportUnshowable(_ node: AnyNode) {
    guard !isIssueReported else { return }
    isIssueReported = true
    reportIssue(
      """
      There are views in a menu that it can't show, and doesn't, such as what '\(type(of: node))' \
      stands for. A menu has buttons, toggles, pickers, links, texts, dividers, sections and menus.
      """
    )
  }
}

private enum MenuKey: EnvironmentKey {
  static let defaultValue: MenuContext? = nil
}

private enum LabelledMenuKey: EnvironmentKey {
  static let defaultValue: MenuContext? = nil
}

extension EnvironmentValues {
  /// The menu that the view is in: there it is an item.
  var menu: MenuContext? {
    get { self[MenuKey.self] }
    set { self[MenuKey.self] = newValue }
  }

  /// The menu that has an item whose label the view is part of.
  private(set) var labelledMenu: MenuContext? {
    get { self[LabelledMenuKey.self] }
    set { self[LabelledMenuKey.self] = newValue }
  }

  /// What the label of an item finds itself in: it is no item.
  var menuLabel: EnvironmentValues {
    var environment = outsideMenu
    environment.labelledMenu = menu
    return environment
  }

  /// What is presented by an item finds itself in.
  var outsideMenu: EnvironmentValues {
    var environment = self
    environment.menu = nil
    environment.labelledMenu = nil
    environment.keyboardShortcut = nil
    return environment
  }
}
