/// The state machine of a navigation stack, which decides the pages to create, to show, to freeze
/// and to dismantle.
///
/// A mutating method handles one event. Most of these methods return the steps that the node
/// performs, in order. The state has already changed when the node performs the first step, so an
/// event that occurs during a step is handled like any other event.
///
/// The machine depends neither on widgets nor on nodes. `Page` is a reference to an existing page.
struct NavigationStateMachine<IDs: RandomAccessCollection, Page> where IDs.Element: Hashable {
  typealias Screens = NavigationScreens<IDs>
  typealias Screen = NavigationScreen<IDs.Element>

  /// A step that the node performs.
  enum Step {
    /// Calls ``updateWidgets(missing:)`` when all views have been updated.
    case scheduleUpdate
    /// Removes the existing pages with these identities, and passes the removed pages to
    /// ``didRemove(_:)``.
    case removePages(Slice<Screens>)
    /// Removes the existing pages that are not in ``screens``, and passes the removed pages to
    /// ``didRemove(_:)``.
    case removeOtherPages
    /// Freezes a page that is removed and still visible.
    case freezePage(Page)
    /// Dismantles a page that is removed and not visible.
    case dismantlePage(Page)
    /// Marks a page that is no longer visible as covered.
    case coverPage(Page)
    /// Creates the page of a destination, and then calls ``updateWidgets(missing:)``.
    case createPage(Screen)
    /// Creates a page, or updates an existing page, and then calls
    /// ``updateWidgets(prepared:of:missing:)``.
    case preparePage(Screen)
    /// Shows the first page of a new stack.
    case showFirstPage(Page)
    /// Shows a page in place of another page, with the transition of the plan, and then calls
    /// ``didReplacePage(isTransitionRunning:)``.
    case replacePage(Page, with: Page, NavigationPlan)
    /// Prevents the focus from moving to a page that a transition hides.
    case disableFocus(Page)
    /// Removes the widget of a page that a transition has hidden.
    case removeWidget(Page)
    /// Updates the back button and its menu to the pages below the top page.
    case updateBackButton
  }

  /// A page whose widget is in the window.
  private struct VisiblePage {
    let page: Page
    let screen: Screen
    /// Whether the page was removed. A removed page is frozen, and is visible only until another
    /// page has replaced the removed page.
    var isRemoved = false
  }

  private enum Transition {
    case none
    /// The node is going to replace the page. Until then, the page is the visible page, and the end
    /// of an earlier transition must not remove the page.
    case starting(from: VisiblePage)
    case running(from: VisiblePage)
  }

  private enum Update {
    case idle
    case scheduled
    /// Pages are created and updated until the top page is known.
    case running
  }

  /// The identities of the pages that the state describes.
  private(set) var screens: Screens
  /// The value of ``screens`` at the end of the last update of the widgets.
  private var shownScreens: Screens
  /// The page that the widgets show. `nil` before the first update of the widgets.
  private var shown: VisiblePage?
  private var transition = Transition.none
  private var update = Update.idle

  init(_ screens: Screens) {
    self.screens = screens
    shownScreens = screens
  }

  /// The page that the widgets show.
  var shownPage: Page? { shown?.page }

  /// The identity of the page that the widgets show.
  var shownScreen: Screen? { shown?.screen }

  /// The pages that were removed and are still visible.
  var removedVisiblePages: [Page] {
    [outgoing, shown].compactMap { $0 }.filter(\.isRemoved).map(\.page)
  }

  /// The page that a transition is hiding, or is going to hide, or `nil`. The page was covered or
  /// removed.
  private var outgoing: VisiblePage? {
    switch transition {
    case .none: nil
    case .starting(let page), .running(let page): page
    }
  }

  private mutating func markOutgoingRemoved() {
    switch transition {
    case .none: break
    case .starting(var page):
      page.isRemoved = true
      transition = .starting(from: page)
    case .running(var page):
      page.isRemoved = true
      transition = .running(from: page)
    }
  }

  // MARK: Screens

  /// Handles a change of the state.
  mutating func setScreens(_ new: Screens) -> [Step] {
    let old = screens
    screens = new
    var steps: [Step] = []
    switch update {
    case .idle:
      // After several changes, the widgets are updated once.
      update = .scheduled
      steps.append(.scheduleUpdate)
    case .scheduled:
      // The scheduled update reads `screens` when the update runs.
      break
    case .running:
      // A page has presented another page during its creation. The running update compares the
      // screens with the prepared page before the page is shown.
      break
    }
    switch old.plan(to: new) {
    case .push:
      // All pages remain.
      break
    case .pop(let count):
      // Only the popped pages are looked up, because the path may be long.
      steps.append(.removePages(old.suffix(count)))
    case .stay, .replace:
      // Pages at any position may have been removed.
      steps.append(.removeOtherPages)
    }
    return steps
  }

  /// Handles the removal of existing pages.
  mutating func didRemove(_ pages: [(screen: Screen, page: Page)]) -> [Step] {
    pages.map { screen, page in
      if let shown, shown.screen == screen, !shown.isRemoved {
        // The page remains visible until the end of the transition, and shows its last views.
        self.shown?.isRemoved = true
        return .freezePage(page)
      }
      if let outgoing, outgoing.screen == screen, !outgoing.isRemoved {
        // The page was covered, and is removed before the transition that hides the page finishes.
        markOutgoingRemoved()
        return .freezePage(page)
      }
      // The page is covered. If a visible page has the same identity, the visible page was removed
      // earlier.
      return .dismantlePage(page)
    }
  }

  /// Handles that the stack itself was frozen or dismantled with all its pages. A page that a
  /// transition is hiding is then dismantled instead of covered.
  mutating func didRemoveStack() {
    markOutgoingRemoved()
  }

  // MARK: Widgets

  /// Begins the scheduled update of the widgets, or continues the update after the creation of a
  /// page.
  ///
  /// - Parameter missing: The first presented destination that has no page yet.
  /// - Returns: The steps of the update. If a page must be created or updated first, the result
  ///   contains only this step.
  mutating func updateWidgets(missing: Screen?) -> [Step] {
    nextUpdateSteps(prepared: nil, missing: missing)
  }

  /// Continues the update of the widgets after a page was created or updated as the top page.
  mutating func updateWidgets(prepared: Page, of screen: Screen, missing: Screen?) -> [Step] {
    nextUpdateSteps(prepared: VisiblePage(page: prepared, screen: screen), missing: missing)
  }

  private mutating func nextUpdateSteps(prepared: VisiblePage?, missing: Screen?) -> [Step] {
    update = .running
    let top = screens.last ?? .root
    if let shown, shown.screen == top, !shown.isRemoved {
      // A destination below the top page may present further destinations. These destinations are
      // known only after the page of the presenting destination has been created.
      if let missing { return [.createPage(missing)] }
      // The top page remains. Pages below may have changed.
      update = .idle
      shownScreens = screens
      return [.updateBackButton]
    }
    // If the shown page was removed, a page with the same identity is a new page. If a page has
    // presented another page during its creation, the other page is the top page.
    guard let prepared, prepared.screen == top else { return [.preparePage(top)] }
    // The new page can present further destinations, also above the prepared page. So the top page
    // is determined and prepared again.
    if let missing { return [.createPage(missing)] }
    update = .idle
    let plan = shownScreens.plan(to: screens)
    shownScreens = screens
    guard let replaced = shown else {
      // A new stack has no page from which to slide.
      shown = prepared
      return [.showFirstPage(prepared.page)]
    }
    // The running transition is finished immediately, so that at most two pages are visible. If the
    // prepared page is the page that this transition hides, the page is covered and revealed again.
    let steps = endTransition()
    transition = .starting(from: replaced)
    shown = prepared
    return steps + [.replacePage(replaced.page, with: prepared.page, plan)]
  }

  // MARK: Transition

  /// Handles the result of ``Step/replacePage(_:with:_:)``.
  mutating func didReplacePage(isTransitionRunning: Bool) -> [Step] {
    guard let outgoing else { return [] }
    transition = .running(from: outgoing)
    // Without a transition, or if the transition has ended during the replacement, the widget of
    // the outgoing page is removed immediately. Otherwise, GTK notifies the node of the end.
    return isTransitionRunning ? [.disableFocus(outgoing.page)] : endTransition()
  }

  /// Handles the end of the transition. Also called when the stack becomes invisible, because no
  /// transition runs in an invisible widget, so a running transition would never finish.
  mutating func finishTransition() -> [Step] {
    // The node may be notified more than once of the end of a transition, for example when the
    // transition is interrupted, or when the stack is unmapped.
    if case .running = transition { endTransition() } else { [] }
  }

  private mutating func endTransition() -> [Step] {
    guard let outgoing else { return [] }
    transition = .none
    let removal = Step.removeWidget(outgoing.page)
    // A page that is still on the stack retains its nodes. The nodes of a removed page were
    // retained only for the transition.
    return outgoing.isRemoved
      ? [removal, .dismantlePage(outgoing.page)] : [removal, .coverPage(outgoing.page)]
  }
}
