import Gtk

/// The content of the window's header for the top page.
extension NavigationNode {
  /// The context of the page that the header currently shows.
  private var topContext: PageContext? { shownPage?.context }

  func topDidChange() {
    // Both the new top page and the previous top page may contain another navigation stack.
    environment.window?.headerOwnerMayHaveChanged()
    headerDidChange()
    screensDidChange()
  }

  /// Shows the header of the top page, and sets the name of the page for screen readers.
  private func headerDidChange() {
    guard let page = shownPage else { return }
    page.describe(page.context.header.title)
    environment.window?.setHeader(header, from: self)
  }

  /// The header of the top page, with the back button of the stack.
  var header: HeaderContent {
    var header = topContext?.header ?? HeaderContent()
    header.backControl = backButton.widget
    return header
  }

  private var isBackButtonHidden: Bool {
    screens.count == 1 || topContext?.header.hidesBackControl == true
  }

  func screensDidChange() {
    environment.tab?.setPushed(phase == .active && screens.count > 1, from: self)
    let isHidden = isBackButtonHidden
    if isHidden, let focus = environment.window?.window?.focusWidget,
      backButton.widget.contains(focus), let shownPage
    {
      moveFocus(to: shownPage)
    }
    backButton.widget.isVisible = !isHidden
    backButton.screensDidChange()
  }

  /// Sets the closures that a page calls when the page has changed.
  func connect(_ page: PageContext, of screen: Screen) {
    page.onHeaderChange = { [weak self, weak page] in
      guard let self, let page, topContext === page, phase != .dismantled else { return }
      headerDidChange()
      if isBackButtonHidden == backButton.widget.isVisible { screensDidChange() }
    }
    page.onDestinationsChange = { [weak self, weak page] in
      guard let self, let page, phase == .active else { return }
      pages.setPresenting(!page.destinations.isEmpty, screen)
      screensMayHaveChanged()
    }
    page.onRegistrationsChange = { [weak self] in self?.refreshUnregistered() }
    page.onUpdatesWhileCoveredChange = { [weak self, weak page] in
      guard let self, let page else { return }
      pages.setNeeded(page.updatesWhileCovered, screen)
    }
  }
}
