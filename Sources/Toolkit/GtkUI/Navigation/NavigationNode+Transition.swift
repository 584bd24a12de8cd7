import Gtk

/// The update of the widgets to the current pages.
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

  /// Updates the widgets to the current pages, with at most one transition.
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
    // A running transition is finished immediately.
    finishTransition()
    let hadFocus = outgoing.storeFocus(of: environment.window?.window)
    outgoingPage = OutgoingPage(outgoing)
    shownPage = incoming
    incoming.context.reveal()
    stack.transition = transition(for: plan)
    stack.add(incoming.widget)
    // GTK moves the focus to the page. On a revealed page, the focus moves to the widget that had
    // the focus before. On a new page, the focus moves to the first control.
    if case .pop = plan {
      stack.visibleChild = incoming.widget
    } else {
      InitialFocus.move { stack.visibleChild = incoming.widget }
    }
    topDidChange()
    if hadFocus {
      moveFocus(to: incoming)
    }
    // Also prevents the focus from moving to the page that is being hidden.
    outgoing.widget.canFocus = false
    if !stack.isTransitionRunning {
      finishTransition()
    }
  }

  /// Creates or updates the top page, and returns the page. A page can present another page during
  /// its creation. In this case, the other page is the top page.
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

  /// Creates the page of a destination that has no page yet. Returns whether there was such a
  /// destination. The new page can in turn present destinations, which are only known afterwards.
  /// The pages of a path are not created here, because they can be many. Such a page presents its
  /// destinations only after it was shown.
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

  /// Moves the focus to a page.
  ///
  /// NB: Otherwise, GTK would leave the focus on a widget that is no longer in the window, and
  /// would leak a reference to the widget until 4.24. See `Widget.resignFocus()`.
  func moveFocus(to page: any AnyNavigationPage) {
    if !page.restoreFocus() {
      environment.window?.window?.focusWidget = nil
    }
  }

  private func transition(for plan: NavigationPlan) -> Stack.Transition {
    guard stack.isMapped, Gtk.Settings.default?.enablesAnimations ?? false else { return .none }
    return switch plan {
    // GTK mirrors the transitions in right-to-left text.
    //
    // NB: The pages don't slide over each other, because GTK leaks the drawn content when a page is
    // revealed from under another page. Present in the sources of 4.18.6, not in 4.24.1. See
    // `Stack.Transition`.
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
