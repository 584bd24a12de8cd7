import Gtk

/// Bringing the widgets in line with the screens.
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

  /// Brings the widgets in line with the screens, with one movement.
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
    // A movement that is under way ends on the spot.
    finishDeparture()
    let hadFocus = leaving.rememberFocus(of: environment.window?.window)
    departing = DepartingPage(leaving)
    shownPage = arriving
    arriving.context.wake()
    stack.transition = transition(for: plan)
    stack.add(arriving.widget)
    // GTK moves the focus to the page: back to where it was on a revealed page, to the first control of
    // a new page.
    if case .pop = plan {
      stack.visibleChild = arriving.widget
    } else {
      InitialFocus.move { stack.visibleChild = arriving.widget }
    }
    topDidChange()
    if hadFocus {
      giveFocus(to: arriving)
    }
    // Nor does the focus go where nothing can be used any more.
    leaving.widget.canFocus = false
    if !stack.isTransitionRunning {
      finishDeparture()
    }
  }

  /// The page on top, made or brought up to date. It may turn out to present another, which then is
  /// the one.
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

  /// Makes the page of a destination that was never seen, if there is one: only then it is known what
  /// it presents in turn. Pages of the path are many, and have to be seen for that.
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

  /// GTK would leave the focus to a widget that isn't in the window any more, and 4.8 wouldn't let go
  /// of that.
  func giveFocus(to page: any AnyNavigationPage) {
    if !page.takeFocus() {
      environment.window?.window?.focusWidget = nil
    }
  }

  private func transition(for plan: NavigationPlan) -> Stack.Transition {
    guard stack.isMapped, Gtk.Settings.default?.enablesAnimations ?? false else { return .none }
    return switch plan {
    // GTK mirrors them where text runs from right to left. It isn't one over the other: 4.8 loses what
    // it has drawn with each frame in which a page comes from under another.
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
