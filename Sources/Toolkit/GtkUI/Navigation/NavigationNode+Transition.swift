import Gtk

/// The widgets of the visible pages. ``NavigationStateMachine`` decides when they change.
extension NavigationNode {
  /// Shows the first page.
  func show(_ page: any AnyNavigationPage) {
    page.context.reveal()
    stack.add(page.widget)
    stack.visibleChild = page.widget
    topDidChange()
  }

  /// Shows the page `incoming` instead of the page `outgoing`, with the transition of a plan.
  func replace(
    _ outgoing: any AnyNavigationPage,
    with incoming: any AnyNavigationPage,
    _ plan: NavigationPlan
  ) {
    let hadFocus = outgoing.storeFocus(of: environment.window?.window)
    outgoing.widget.canTarget = false
    outgoing.context.isBeingReplaced = true
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
  }

  /// Removes the widget of a page that was hidden, and resets what the transition has changed.
  func removeWidget(of page: any AnyNavigationPage) {
    stack.remove(page.widget)
    page.widget.canTarget = true
    page.widget.canFocus = true
    page.context.isBeingReplaced = false
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
}
