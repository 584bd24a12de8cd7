import Gtk
import IssueReporting

/// The selection, the moving and the closing of tabs by the user.
extension TabViewNode {
  func didSelect(_ tab: any TabPage) {
    guard phase == .active else { return }
    // The state may already have changed since the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active, let entry = tabs.first(where: { $0.tab === tab }) else { return }
    guard let select = view.select else {
      show(tab)
      shownIndex = selectedIndex ?? 0
      return
    }
    if let value = entry.value as? Selection {
      select(value)
    } else {
      reportIssue(
        """
        The selected tab has no value of type '\(Selection.self)', so the tab is not shown. \
        Expected: the argument 'value' of 'Tab', or the modifier 'tag', with a value of this type.
        """
      )
    }
    // If the binding has ignored the value, the button of the visible tab is selected again.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      bar.select(shown)
    }
  }

  /// Selects the tab at a position. Returns whether there is such a tab.
  private func selectTab(at index: Int) -> Bool {
    // The state may already have changed since the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active, tabs.indices.contains(index) else { return false }
    if tabs[index].tab !== shown { didSelect(tabs[index].tab) }
    return true
  }

  /// Calls the action that moves a tab to the place of another tab.
  func move(_ tab: any TabPage, to other: any TabPage) {
    guard phase == .active else { return }
    // The state may already have changed since the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active, let place = place(of: tab), let target = self.place(of: other) else {
      return
    }
    _ = place.move(to: target)
  }

  private func place(of tab: any TabPage) -> TabPlace? { tabs.first { $0.tab === tab }?.place }

  /// Moves the visible document by one position. Returns whether the user can move documents.
  private func moveTab(by offset: Int) -> Bool {
    guard phase == .active, bar is DocumentTabBar,
      let index = tabs.firstIndex(where: { $0.tab === shown }), tabs[index].place != nil
    else { return false }
    if tabs.indices.contains(index + offset) { move(tabs[index].tab, to: tabs[index + offset].tab) }
    return true
  }

  /// Calls the action that closes a tab.
  func close(_ tab: (any TabPage)?) {
    guard phase == .active else { return }
    // The state may already have removed the document since the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active else { return }
    tabs.first { $0.tab === tab }?.closable?.close()
  }

  /// The actions for the keys. The actions don't retain the node.
  var actions: TabViewActions {
    TabViewActions(
      containsFocus: { [weak self] in self?.containsFocus ?? false },
      hasSeveralTabs: { [weak self] in (self?.tabs.count ?? 0) > 1 },
      selectTabBy: { [weak self] in self?.selectTab(by: $0) ?? false },
      selectTabAt: { [weak self] in self?.selectTab(at: $0) ?? false },
      moveTabBy: { [weak self] in self?.moveTab(by: $0) ?? false },
      closeDocument: { [weak self] in self?.closeDocument() ?? false }
    )
  }

  /// Calls the action that closes the visible tab. Returns `false` if the tab view is hidden, or if
  /// the user can close none of the tabs.
  ///
  /// If only other tabs can be closed, nothing happens: the user means the visible document, not
  /// the window.
  private func closeDocument() -> Bool {
    guard phase == .active, box.isMapped, bar is DocumentTabBar else { return false }
    close(shown)
    return tabs.contains { $0.closable != nil }
  }

  /// Selects the tab after or before the visible tab. After the last tab follows the first tab.
  private func selectTab(by offset: Int) -> Bool {
    // The state may already have changed since the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard phase == .active, tabs.count > 1 else { return false }
    let index = tabs.firstIndex { $0.tab === shown } ?? 0
    return selectTab(at: (index + offset + tabs.count) % tabs.count)
  }
}
