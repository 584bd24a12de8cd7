import Gtk

/// The bar of a tab view, and the header of the window.
extension TabViewNode {
  func makeBar() {
    let hadFocus = bar.contains(environment.window?.window?.focusWidget)
    bar.show([])
    bar = view.style.kind == .documents ? DocumentTabBar() : TabSwitcher()
    bar.group.onSelect = { [weak self] in self?.didSelect($0) }
    (bar as? DocumentTabBar)?.onClose = { [weak self] in self?.close($0) }
    (bar as? DocumentTabBar)?.onMove = { [weak self] in self?.move($0, to: $1) }
    bar.show(tabs)
    environment.applyDirection(toParts: bar.widget)
    bar.select(shown)
    rules.style = view.style.kind
    rules.requiredWidth = 0
    place()
    if hadFocus { bar.focusSelected() }
  }

  /// Reads the rules that the environment and the style determine.
  func readRules() {
    rules.style = view.style.kind
    rules.isCompact = environment.horizontalSizeClass == .compact
    rules.canUseHeader = claimsHeader
    headerSlot.isSensitive = !environment.isDisabled
    placementMayHaveChanged()
  }

  /// Claims the header of the window for the bar if the bar can be in a header. Returns whether the
  /// bar can be in the header of the window.
  private var claimsHeader: Bool {
    guard view.style.kind == .switcher, page?.isOnStack != true, environment.tab == nil,
      !environment.isInPopover, let window = environment.window, window.isHeaderReplaceable
    else {
      environment.window?.headerBarClaims.remove(self)
      return false
    }
    return window.headerBarClaims.add(self) { [weak self] in
      UpdateScheduler.shared.afterUpdates {
        guard let self, self.phase == .active else { return }
        self.readRules()
      }
    }
  }

  func sizeMayHaveChanged() {
    guard phase == .active else { return }
    rules.width = box.allocatedWidth
    if placement == .header, bar.widget.isMapped {
      let missing = bar.widget.measure(.horizontal).natural - headerSlot.allocatedWidth
      if missing > 0 { rules.requiredWidth = rules.width + missing }
    }
    guard rules.placement != placement else { return }
    UpdateScheduler.shared.updateDuringLayout { place() }
  }

  func placementMayHaveChanged() {
    rules.isPushed = shown?.context.showsPushedPage == true
    place()
  }

  /// Moves the bar to its place.
  private func place() {
    placement = rules.placement
    let slot: Bin? =
      switch placement {
      case .header: headerSlot
      case .top: topSlot
      case .bottom: bottomSlot
      case .hidden: nil
      }
    let slots = [headerSlot, topSlot, bottomSlot]
    let current = slots.first { !$0.content.isEmpty }
    guard current !== slot || current?.content != slot.map({ _ in [bar.widget] }) else { return }
    let hadFocus = bar.contains(environment.window?.window?.focusWidget)
    bar.widget.resignFocus()
    current?.setChildren([])
    current?.isVisible = false
    if let slot {
      bar.isVertical = placement == .bottom
      slot.setChildren([bar.widget])
      slot.isVisible = true
    }
    headerDidChange()
    if hadFocus { restoreFocus() }
  }

  /// Sets the header of the page or of the window to the header of the visible tab.
  func headerDidChange() {
    guard phase == .active else { return }
    let header = shown?.tabPage.header ?? HeaderContent()
    setHeader(.title(header.title.isEmpty ? nil : header.title), environment)
    setHeader(.subtitle(header.subtitle.isEmpty ? nil : header.subtitle), environment)
    setHeader(.hidesBackControl(header.hidesBackControl ? true : nil), environment)
    let own =
      placement == .header
      ? [HeaderItem(placement: .principal, widget: headerSlot)] : []
    setHeaderItems(header.items + own, environment)
  }

  func removeHeaderItems() {
    setHeader(.title(nil), environment)
    setHeader(.subtitle(nil), environment)
    setHeader(.hidesBackControl(nil), environment)
    setHeaderItems(nil, environment)
  }

  // MARK: Shortcuts

  func addShortcuts() {
    for widget in [box, headerSlot] as [Widget] {
      let pages = ShortcutController(scope: .local)
      // A list or a text field would otherwise handle the keys first.
      pages.phase = .capture
      add("<Control>Page_Down", to: pages) { $0.selectTabBy(1) }
      add("<Control>Page_Up", to: pages) { $0.selectTabBy(-1) }
      add("<Control><Shift>Page_Down", to: pages) { $0.moveTabBy(1) }
      add("<Control><Shift>Page_Up", to: pages) { $0.moveTabBy(-1) }
      widget.addController(pages)
      let digits = ShortcutController(scope: .local)
      for number in 1...9 {
        add("<Alt>\(number)", to: digits) { $0.selectTabAt(number - 1) }
      }
      widget.addController(digits)
    }
  }

  /// Adds a shortcut of the innermost tab view with the focus that has several tabs. If a control
  /// in the window has the same keys, the control receives the keys.
  private func add(
    _ keys: String,
    to controller: ShortcutController,
    _ action: @escaping @MainActor (TabViewActions) -> Bool
  ) {
    let shortcut = Shortcut(keys) { [weak self] in
      guard let self, environment.window?.window?.hasControl(with: keys) != true else {
        return false
      }
      return action(environment.window?.focusedTabView ?? actions)
    }
    if let shortcut { controller.add(shortcut) }
  }
}
