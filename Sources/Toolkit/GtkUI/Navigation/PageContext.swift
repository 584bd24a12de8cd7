import Gtk

/// The context of a page of a navigation stack, or of a presentation. The context stores the
/// attributes that the nodes on the page set.
@MainActor
final class PageContext: VisibilityScope {
  /// The parts of the header that the views on the page set. The title is also the name of the page
  /// for screen readers.
  var header: HeaderContent { attributes.content }

  /// Called when ``header`` has changed.
  var onHeaderChange: @MainActor () -> Void = {}
  /// Called when the destinations that the page presents have changed.
  var onDestinationsChange: @MainActor () -> Void = {}
  /// Called when a view on the page has added or removed a `navigationDestination(for:)`.
  var onRegistrationsChange: @MainActor () -> Void = {}

  /// Whether the page is on top. A page is not on top if the page is covered, if a transition is
  /// hiding the page, or if the outer page is not on top.
  var isOnTop: Bool { !isCovered && !isBeingReplaced && outerPage?.isOnTop != false }

  /// Whether the page is a page of a navigation stack.
  let isOnStack: Bool

  /// Whether the page is the content of a tab.
  let isTab: Bool

  /// The page of the navigation stack to which the destinations and the conditions for going back
  /// belong. The views in a tab belong to the page that contains the tab view.
  var stackPage: PageContext { isTab ? outerPage?.stackPage ?? self : self }

  /// Whether a transition is hiding the page, because the page was covered or removed.
  var isBeingReplaced = false

  /// The page that contains the navigation stack of this page, or that presents this page, if any.
  private var outerPage: PageContext? { outer as? PageContext }

  private var attributes = HeaderAttributes()

  init(in outer: VisibilityScope?, isOnStack: Bool, isTab: Bool = false) {
    self.isOnStack = isOnStack
    self.isTab = isTab
    super.init(in: outer)
  }

  /// Whether the page is in a hidden tab of its navigation page.
  var isInHiddenTab: Bool { isTab && (isCovered || outerPage?.isInHiddenTab == true) }

  /// Begins to update the page even while the page is covered. If the page is the content of a tab,
  /// the page that contains the tab view is also updated.
  func beginUpdatesInTabs() {
    beginUpdatesWhileCovered()
    if isTab { outerPage?.beginUpdatesInTabs() }
  }

  /// Ends the effect of a call of ``beginUpdatesInTabs()``.
  func endUpdatesInTabs() {
    endUpdatesWhileCovered()
    if isTab { outerPage?.endUpdatesInTabs() }
  }

  /// The gates that the views on the page set. A gate determines whether the user may go back from
  /// the page.
  var gates = PageAttribute<BackGate>()
  var destinations: [any PresentedDestination] = []
  var registrations: [ObjectIdentifier: [any DestinationRegistration]] = [:]

  /// Sets or removes a part of the header for a view on the page. If several views set the same
  /// part, the outermost view has precedence. At the same depth, the view that set the part first
  /// has precedence. The items of all views are combined.
  ///
  /// ``TitleSource/pageTitle(in:)`` must return the title that a view sets with this method.
  func setHeader(_ part: HeaderPart, from node: AnyNode) {
    if attributes.set(part, from: node) { onHeaderChange() }
  }
}

extension AnyNode {
  /// The page that contains the node, if any.
  var page: PageContext? { scope as? PageContext }

  /// The page of the navigation stack that contains the node, if any. The content of a tab is a
  /// part of the page that contains the tab view.
  var stackPage: PageContext? { page?.stackPage }

  /// Sets or removes a part of the page's header, or of the window's header if the node is not on a
  /// page.
  func setHeader(_ part: HeaderPart, _ environment: EnvironmentValues) {
    if let page {
      page.setHeader(part, from: self)
    } else {
      environment.window?.setHeader(part, from: self)
    }
  }
  /// Sets or removes the items of the header for the node: on the page if the node is in a
  /// navigation stack or in a tab, and otherwise in the header of the window or of the
  /// presentation.
  func setHeaderItems(_ items: [HeaderItem]?, _ environment: EnvironmentValues) {
    if let page, environment.navigation != nil || page.isTab {
      page.setHeader(.items(items), from: self)
    } else {
      environment.window?.setHeader(.items(items), from: self)
    }
  }
}
