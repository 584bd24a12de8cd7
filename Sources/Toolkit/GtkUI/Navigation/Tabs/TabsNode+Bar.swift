import Gtk

/// The bar of a tab view, and the header of the window.
extension TabsNode {
  func makeBar() {
    bar.show([])
    bar = view.style.kind == .documents ? DocumentTabBar() : TabSwitcher()
    bar.onSelect = { [weak self] in self?.didSelect($0) }
    bar.show(tabs)
    bar.select(shown)
    place()
  }

  /// Reads the rules that the environment and the style determine.
  func readRules() {
    rules.style = view.style.kind
    rules.isCompact = environment.horizontalSizeClass == .compact
    rules.canUseHeader =
      page?.isOnStack != true && environment.tab == nil
      && environment.window?.isHeaderReplaceable == true
    placementMayHaveChanged()
  }

  func sizeMayHaveChanged() {
    guard phase == .active else { return }
    let old = rules.placement
    rules.width = box.allocatedWidth
    if old == .header, bar.widget.isMapped {
      let missing = bar.widget.measure(.horizontal).natural - headerSlot.allocatedWidth
      if missing > 0 { rules.requiredWidth = rules.width + missing }
    }
    guard rules.placement != old else { return }
    UpdateScheduler.shared.updateDuringLayout { place() }
  }

  func placementMayHaveChanged() {
    rules.isPushed = shown?.context.showsPushedPage == true
    place()
  }

  private func place() {
    let placement = rules.placement
    let slot: Bin? =
      switch placement {
      case .header: headerSlot
      case .top: topSlot
      case .bottom: bottomSlot
      case .hidden: nil
      }
    let isPlaced = slot.map { $0.content == [bar.widget] } ?? true
    for other in [headerSlot, topSlot, bottomSlot] where other !== slot {
      other.setChildren([])
      other.isVisible = false
    }
    guard !isPlaced || slot == nil else { return }
    bar.isVertical = placement == .bottom
    slot?.setChildren([bar.widget])
    slot?.isVisible = true
    headerDidChange()
  }

  /// Sets the header of the page or of the window to the header of the visible tab.
  func headerDidChange() {
    guard phase == .active else { return }
    let header = shown?.tabPage.header ?? HeaderContent()
    setHeader(.title(header.title.isEmpty ? nil : header.title), environment)
    setHeader(.subtitle(header.subtitle.isEmpty ? nil : header.subtitle), environment)
    setHeader(.hidesBackControl(header.hidesBackControl ? true : nil), environment)
    let own =
      rules.placement == .header
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
      let controller = ShortcutController(scope: .local)
      // A list or a text field would otherwise handle the keys first.
      controller.phase = .capture
      add("<Control>Page_Down", to: controller) { $0.selectTab(by: 1) }
      add("<Control>Page_Up", to: controller) { $0.selectTab(by: -1) }
      for number in 1...9 {
        add("<Alt>\(number)", to: controller) { $0.selectTab(at: number - 1) }
      }
      widget.addController(controller)
    }
  }

  private func add(
    _ keys: String,
    to controller: ShortcutController,
    _ action: @escaping @MainActor (TabsNode) -> Bool
  ) {
    let shortcut = Shortcut(keys) { [weak self] in
      guard let self, !isFocusInInnerTabs else { return false }
      return action(self)
    }
    if let shortcut { controller.add(shortcut) }
  }

  /// Whether the focus is in a tab view within this tab view.
  private var isFocusInInnerTabs: Bool {
    var widget = environment.window?.window?.focusWidget
    while let current = widget, current != box {
      if current.hasCSSClass("tab-view") { return stack.contains(current) }
      widget = current.parent
    }
    return false
  }
}
