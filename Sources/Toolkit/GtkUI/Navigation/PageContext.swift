import Gtk

/// A page of a navigation stack, as the nodes on the page use it.
@MainActor
final class PageContext: VisibilityScope {
  /// The title of the page, which is also its name for screen readers.
  var title: String? { titles.value }

  /// The subtitle, which is shown below the title.
  var subtitle: String? { subtitles.value }

  /// The items of the page in the header, from start to end.
  var toolbar: [HeaderItem] { toolbars.values.flatMap { $0 } }

  /// Whether the page has no back button.
  var hidesBackButton: Bool { backButtonHiding.value ?? false }

  /// Called when the title has changed.
  var onTitleChange: @MainActor () -> Void = {}
  var onSubtitleChange: @MainActor () -> Void = {}
  var onToolbarChange: @MainActor () -> Void = {}
  var onBackButtonChange: @MainActor () -> Void = {}
  /// Called when the destinations that the page presents have changed.
  var onDestinationsChange: @MainActor () -> Void = {}
  /// Called when the types for which the page declares pages have changed.
  var onRegistrationsChange: @MainActor () -> Void = {}
  /// Whether the page is the top page. It is neither covered, nor about to be covered, nor on a
  /// page that is.
  var isOnTop: Bool { !isCovered && !isBeingReplaced && outerPage?.isOnTop != false }

  /// Whether another page is replacing this page.
  var isBeingReplaced = false

  /// The page that contains the navigation stack of this page, if navigation stacks are nested.
  private var outerPage: PageContext? { outer as? PageContext }

  private var titles = PageAttribute<String>()
  private var subtitles = PageAttribute<String>()
  private var toolbars = PageAttribute<[HeaderItem]>()
  private var backButtonHiding = PageAttribute<Bool>()
  var gates = PageAttribute<BackGate>()
  var destinations: [any PresentedDestination] = []
  var registrations: [ObjectIdentifier: [any DestinationRegistration]] = [:]
  /// Sets or removes the title that a view sets for the page. The title of the outermost view is
  /// used or, at the same depth, the title of the view that has set its title first.
  /// ``TitleSource/pageTitle(in:)`` is meant to return the same title.
  func setTitle(_ title: String?, from node: AnyNode) {
    let old = self.title
    titles.set(title, from: node)
    if self.title != old {
      onTitleChange()
    }
  }

  func setSubtitle(_ subtitle: String?, from node: AnyNode) {
    let old = self.subtitle
    subtitles.set(subtitle, from: node)
    if self.subtitle != old {
      onSubtitleChange()
    }
  }

  func setToolbar(_ items: [HeaderItem]?, from node: AnyNode) {
    toolbars.set(items, from: node)
    onToolbarChange()
  }

  func setHidesBackButton(_ isHidden: Bool?, from node: AnyNode) {
    let old = hidesBackButton
    backButtonHiding.set(isHidden, from: node)
    if hidesBackButton != old {
      onBackButtonChange()
    }
  }
}

extension AnyNode {
  /// The page that contains the node, if any.
  var page: PageContext? { scope as? PageContext }
}
