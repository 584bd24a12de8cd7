import Gtk

/// The update of the widgets to the current screens.
extension NavigationNode {
  func settleLater() {
    guard !isSettling, !isSettleDue else { return }
    isSettleDue = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isSettleDue = false
      if phase == .active {
        settle()
      }
    }
  }

  /// Updates the widgets to the current screens, with at most one transition.
  private func settle() {
    guard shownPage?.anyNode.phase != .active || screens.last != shownScreens.last else {
      isSettling = true
      while makesDestination() {}
      isSettling = false
      shownScreens = screens
      return screensDidChange()
    }
    let arriving = topPage()
    let plan = shownScreens.plan(to: screens)
    shownScreens = screens
    guard let leaving = shownPage, arriving !== leaving else { return screensDidChange() }
    // A running transition finishes at once.
    finishDeparture()
    let hadFocus = leaving.rememberFocus(of: environment.window?.window)
    departing = DepartingPage(leaving)
    shownPage = arriving
    arriving.context.reveal()
    stack.transition = transition(for: plan)
    stack.add(arriving.widget)
    // GTK moves the focus to the page: to the previous focus on a revealed page, to the first
    // control of a new page.
    if case .pop = plan {
      stack.visibleChild = arriving.widget
    } else {
      InitialFocus.move { stack.visibleChild = arriving.widget }
    }
    topDidChange()
    if hadFocus {
      giveFocus(to: arriving)
    }
    // The focus can't move to a page that is being hidden either.
    leaving.widget.canFocus = false
    if !stack.isTransitionRunning {
      finishDeparture()
    }
  }

  /// Returns the top page, which is created or updated. If this page presents another page, the
  /// other page is the top page.
  func topPage() -> any AnyNavigationPage {
    isSettling = true
    defer { isSettling = false }
    while true {
      let top = screens.last ?? .root
      let isNew = pages[top] == nil
      let page = page(of: top)
      if !isNew, page !== shownPage {
        updatePage(of: top)
      }
      if screens.last == top, !makesDestination() { return page }
    }
  }

  /// Creates the page of a destination that was never shown, if there is any: the destinations that
  /// this page presents in turn are known only afterwards. Pages of a path can be many, so they
  /// aren't created here, and present destinations only after they were shown.
  private func makesDestination() -> Bool {
    let unmade = screens.branches.lazy.flatMap { $0.destinations }
      .map { Screen.destination($0.number) }
      .first { [pages] in pages[$0] == nil }
    guard let unmade, case .destination(let number) = unmade, destination(number) != nil else {
      return false
    }
    _ = page(of: unmade)
    return true
  }

  /// GTK would leave the focus on a widget that is no longer in the window, and GTK 4.8 wouldn't
  /// release the widget.
  func giveFocus(to page: any AnyNavigationPage) {
    if !page.takeFocus() {
      environment.window?.window?.focusWidget = nil
    }
  }

  private func transition(for plan: NavigationPlan) -> Stack.Transition {
    guard stack.isMapped, Gtk.Settings.default?.enablesAnimations ?? false else { return .none }
    return switch plan {
    // GTK mirrors the transitions in right-to-left text. The pages don't slide over each other:
    // with each frame in which a page is revealed from under another page, GTK 4.8 leaks what it
    // has drawn.
    case .push: .slideLeft
    case .pop: .slideRight
    case .stay, .replace: .none
    }
  }

  func transitionRunningDidChange() {
    if !stack.isTransitionRunning {
      finishDeparture()
    }
  }

  func finishDeparture() {
    guard let departing else { return }
    self.departing = nil
    departing.finish(in: stack)
  }
}
