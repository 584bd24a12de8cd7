import Gtk

/// The content of the window's header for the top page.
extension NavigationNode {
  /// The context of the page that the header currently shows.
  private var topContext: PageContext? { shownPage?.context }

  func topDidChange() {
    guard let page = shownPage else { return }
    page.describe(page.context.title ?? "")
    let window = environment.window
    // The new page, or the page that it replaces, may contain a navigation stack of its own.
    window?.headerMayHaveChanged()
    window?.setTitle(page.context.title ?? "", from: self)
    window?.setSubtitle(page.context.subtitle ?? "", from: self)
    window?.setToolbar(page.context.toolbar, from: self)
    screensDidChange()
  }

  func screensDidChange() {
    let isHidden = screens.count == 1 || topContext?.hidesBackButton == true
    if isHidden, let focus = environment.window?.window?.focusWidget,
      backButton.widget.contains(focus), let shownPage
    {
      giveFocus(to: shownPage)
    }
    backButton.widget.isVisible = !isHidden
    backButton.screensDidChange()
  }

  /// Observes the changes of a page.
  func connect(_ page: PageContext, of screen: Screen) {
    page.onTitleChange = { [weak self, weak page] in self?.titleDidChange(of: page) }
    page.onSubtitleChange = { [weak self, weak page] in
      guard let self, let page, topContext === page else { return }
      environment.window?.setSubtitle(page.subtitle ?? "", from: self)
    }
    page.onToolbarChange = { [weak self, weak page] in
      guard let self, let page, topContext === page, phase != .dismantled else { return }
      environment.window?.setToolbar(page.toolbar, from: self)
    }
    page.onBackButtonChange = { [weak self, weak page] in
      guard let self, let page, topContext === page, phase != .dismantled else { return }
      screensDidChange()
    }
    page.onDestinationsChange = { [weak self, weak page] in
      guard let self, let page, phase == .active else { return }
      pages.setPresenting(!page.destinations.isEmpty, screen)
      screensMayHaveChanged()
    }
    page.onRegistrationsChange = { [weak self] in self?.refreshUnknown() }
    page.onUpdatesWhileCoveredChange = { [weak self, weak page] in
      guard let self, let page else { return }
      pages.setNeeded(page.updatesWhileCovered, screen)
    }
  }

  private func titleDidChange(of page: PageContext?) {
    guard let page, let shownPage, shownPage.context === page else { return }
    shownPage.describe(page.title ?? "")
    environment.window?.setTitle(page.title ?? "", from: self)
  }
}
