import Gtk

/// The update of the widgets to the current screens.
extension NavigationNode {
  func scheduleWidgetUpdate() {
    guard !isUpdatingWidgets, !isWidgetUpdateScheduled else { return }
    isWidgetUpdateScheduled = true
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self else { return }
      isWidgetUpdateScheduled = false
      if phase == .active {
        updateWidgets()
      }
    }
  }

  /// Updates the widgets to the current screens, with at most one transition.
  private func updateWidgets() {
    guard shownPage?.anyNode.phase != .active || screens.last != shownScreens.last else {
      isUpdatingWidgets = true
      while createNextDestination() {}
      isUpdatingWidgets = false
      shownScreens = screens
      return screensDidChange()
    }
    let incoming = topPage()
    let plan = shownScreens.plan(to: screens)
    shownScreens = screens
    guard let outgoing = shownPage, incoming !== outgoing else { return screensDidChange() }
    // A running transition finishes at once.
    finishTransition()
    let hadFocus = outgoing.storeFocus(of: environment.window?.window)
    outgoingPage = OutgoingPage(outgoing)
    shownPage = incoming
    incoming.context.reveal()
    stack.transition = transition(for: plan)
    stack.add(incoming.widget)
    // GTK moves the focus to the previous focus of a revealed page, or to the first control of a
    // new page.
    if case .pop = plan {
      stack.visibleChild = incoming.widget
    } else {
      InitialFocus.move { stack.visibleChild = incoming.widget }
    }
    topDidChange()
    if hadFocus {
      moveFocus(to: incoming)
    }
    // The focus can't move to a page that is being hidden either.
    outgoing.widget.canFocus = false
    if !stack.isTransitionRunning {
      finishTransition()
    }
  }

  /// Returns the top page, which is created or updated. If this page presents another page, the
  /// other page is the top page.
  func topPage() -> any AnyNavigationPage {
    isUpdatingWidgets = true
    defer { isUpdatingWidgets = false }
    while true {
      let top = screens.last ?? .root
      let isNew = pages[top] == nil
      let page = page(of: top)
      if !isNew, page !== shownPage {
        updatePage(of: top)
      }
      if screens.last == top, !createNextDestination() { return page }
    }
  }

  /// Creates the page of a destination that was never shown, if there is any. The destinations that
  /// this page presents in turn are known only afterwards. Pages of a path can be many, so they
  /// aren't created here, and present destinations only after they were shown.
  private func createNextDestination() -> Bool {
    let missing = screens.branches.lazy.flatMap { $0.destinations }
      .map { Screen.destination($0.number) }
      .first { [pages] in pages[$0] == nil }
    guard let missing, case .destination(let number) = missing, destination(number) != nil else {
      return false
    }
    _ = page(of: missing)
    return true
  }

  /// GTK would leave the focus on a widget that is no longer in the window, and GTK 4.8 wouldn't
  /// release the widget.
  func moveFocus(to page: any AnyNavigationPage) {
    if !page.restoreFocus() {
      environment.window?.window?.focusWidget = nil
    }
  }

  private func transition(for plan: NavigationPlan) -> Stack.Transition {
    guard stack.isMapped, Gtk.Settings.default?.enablesAnimations ?? false else { return .none }
    return switch plan {
    // GTK mirrors the transitions in right-to-left text. The pages don't slide over each other,
    // because GTK 4.8 leaks the drawing of each frame in which a page is revealed from under
    // another page.
    case .push: .slideLeft
    case .pop: .slideRight
    case .stay, .replace: .none
    }
  }

  func transitionRunningDidChange() {
    if !stack.isTransitionRunning {
      finishTransition()
    }
  }

  func finishTransition() {
    guard let outgoingPage else { return }
    self.outgoingPage = nil
    outgoingPage.finish(in: stack)
  }
}
