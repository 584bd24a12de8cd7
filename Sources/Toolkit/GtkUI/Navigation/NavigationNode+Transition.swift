import Gtk

/// The changes of the widgets of the visible pages. ``NavigationStateMachine`` decides when the
/// changes are performed.
extension NavigationNode {
  /// Shows the first page.
  func show(_ page: any AnyNavigationPage) {
    page.context.reveal()
    stack.add(page.widget)
    stack.visibleChild = page.widget
    topDidChange()
  }

  /// Shows the page `incoming` in place of the page `outgoing`, with the transition of a plan.
  func replace(
    _ outgoing: any AnyNavigationPage,
    with incoming: any AnyNavigationPage,
    _ plan: NavigationPlan
  ) {
    let hadFocus = outgoing.storeFocus(of: environment.window?.window)
    // A second click of the user on the same control must not push again.
    outgoing.widget.isPointerBlocked = true
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

  /// Removes the widget of a page that is no longer shown, and resets the properties that were
  /// changed for the transition.
  func removeWidget(of page: any AnyNavigationPage) {
    stack.remove(page.widget)
    page.widget.isPointerBlocked = page.widget.isInert
    page.widget.canFocus = true
    page.context.isBeingReplaced = false
  }

  /// Moves the focus to a page.
  ///
  /// NB: Without this call, the focus would remain on a widget that is no longer in the window, and
  /// GTK before 4.24 would leak a reference to the widget. See `Widget.resignFocus()`.
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
    // revealed from under another page. The sources of 4.18.6 contain this leak, the sources of
    // 4.24.1 don't. See `Stack.Transition`.
    case .push: .slideLeft
    case .pop: .slideRight
    case .stay, .replace: .none
    }
  }
}
