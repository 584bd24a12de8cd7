import IssueReporting

/// The actions of the back button, and the pages in the back menu.
extension NavigationNode: BackButtonDelegate {
  func requestPop() -> Bool {
    // The stack is refreshed first, so that the current top page is popped, not the top page of the
    // last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active, screens.count > 1 else { return false }
    popIfAllowed(from: screens.count - 1)
    return true
  }

  var screenCount: Int { screens.count - 1 }

  /// Index 0 is the page directly below the top page, and the last index is the root page.
  func screenID(at index: Int) -> AnyHashable? {
    screen(at: index).map { AnyHashable($0) }
  }

  private func screen(at index: Int) -> Screen? {
    let position = screens.count - 2 - index
    return position >= 0 && index >= 0 ? screens[position] : nil
  }

  func titleOfScreen(at index: Int, probe: TitleProbe) -> String {
    guard let screen = screen(at: index) else { return "" }
    if let title = findTitle(of: screen, probe), !title.isEmpty { return title }
    guard screen != .root else {
      // The header shows the name of the window for the root page.
      return environment.window?.fallbackTitle ?? ""
    }
    reportMissingTitle()
    return "Untitled"
  }

  private func reportMissingTitle() {
    guard !isMissingTitleReported else { return }
    isMissingTitleReported = true
    reportIssue(
      """
      A page of a navigation stack has no title. The menu of the back button shows 'Untitled', and \
      a screen reader can't read the name of the page. Add a '.navigationTitle(…)' to the content \
      of each page.
      """
    )
  }

  func didSelectScreen(_ screen: AnyHashable) {
    UpdateScheduler.shared.prepareForUserAction()
    // The selection is ignored if the page was removed while the menu was open, or is now the top
    // page.
    guard phase == .active, let screen = screen.base as? Screen,
      let position = screens.position(of: screen), position + 1 < screens.count
    else { return }
    popIfAllowed(from: position + 1)
  }

  /// Requests that the page at a position and all pages above the page be popped, unless the
  /// container does not allow going back. A page that has not been created is not checked. If a
  /// page does not allow going back, only the pages above this page are popped, and the
  /// `onBackRequest` actions of this page are called.
  private func popIfAllowed(from position: Int) {
    guard view.canPop() else { return }
    for place in (position..<screens.count).reversed() {
      guard let page = pages[screens[place]] else { continue }
      if page.context.isHidden {
        updatePage(of: screens[place])
      }
      guard !page.context.allowsBack() else { continue }
      pop(from: place + 1)
      page.context.backWasRefused()
      return
    }
    pop(from: position)
  }

  /// Requests that a page and all pages above the page be popped, without checking whether the
  /// pages allow going back.
  func pop(_ screen: Screen) {
    guard phase == .active, let position = screens.position(of: screen) else { return }
    pop(from: position)
  }

  private func pop(from position: Int) {
    guard position < screens.count else { return }
    let removal = screens.removal(from: position)
    let destinations = removal.destinations.map { destination($0) }
    if let element = removal.element {
      view.onPop(element)
    }
    for destination in destinations {
      destination?.requestDismissal()
    }
  }
}
