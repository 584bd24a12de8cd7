import Gtk

/// The interface of a page of a navigation stack for the nodes on the page.
@MainActor
final class PageContext: VisibilityScope {
  /// The parts of the header that the views on the page set. The title is also the name of the page
  /// for screen readers.
  var header: HeaderContent { attributes.content }

  /// Called when ``header`` has changed.
  var onHeaderChange: @MainActor () -> Void = {}
  /// Called when the destinations that the page presents have changed.
  var onDestinationsChange: @MainActor () -> Void = {}
  /// Called when the types for which the page declares pages have changed.
  var onRegistrationsChange: @MainActor () -> Void = {}

  /// Whether the page is the top page. The page is then neither covered nor about to be covered,
  /// and is not on such a page.
  var isOnTop: Bool { !isCovered && !isBeingReplaced && outerPage?.isOnTop != false }

  /// Whether another page is replacing this page.
  var isBeingReplaced = false

  /// The page that contains the navigation stack of this page, if navigation stacks are nested.
  private var outerPage: PageContext? { outer as? PageContext }

  private var attributes = HeaderAttributes()
  var gates = PageAttribute<BackGate>()
  var destinations: [any PresentedDestination] = []
  var registrations: [ObjectIdentifier: [any DestinationRegistration]] = [:]

  /// Sets or removes a part of the header from a view on the page. The part of the outermost view
  /// is used or, at the same depth, the part of the view that has set its part first.
  ///
  /// ``TitleSource/pageTitle(in:)`` is meant to return the same title.
  func setHeader(_ part: HeaderPart, from node: AnyNode) {
    if attributes.set(part, from: node) { onHeaderChange() }
  }
}

extension AnyNode {
  /// The page that contains the node, if any.
  var page: PageContext? { scope as? PageContext }

  /// Sets or removes a part of the header of the node's page, or of the window if there is no page.
  func setHeader(_ part: HeaderPart, _ environment: EnvironmentValues) {
    if let page {
      page.setHeader(part, from: self)
    } else {
      environment.window?.setHeader(part, from: self)
    }
  }
}
