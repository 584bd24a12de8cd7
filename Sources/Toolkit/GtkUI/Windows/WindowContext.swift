import Gtk

/// The window of a view, its header, and its presentations.
@MainActor
final class WindowContext {
  /// The window in which, or above which, sheets and alerts are shown.
  private(set) weak var window: Gtk.Window?

  /// The layers to which a cover is added. The reference is weak because the layers retain widgets,
  /// and a view can retain its environment after the view was removed.
  private(set) weak var layers: WindowLayers?

  /// The dialogs in the window. The reference is weak for the same reason.
  weak var dialogs: WindowDialogs?

  /// The presentations of views in the window.
  let presentations: PresentationStack

  /// The context in which a cover is presented. A cover that is presented by a column of a split
  /// view covers all columns.
  var contextForCovers: WindowContext { outerContext ?? self }

  /// The buttons of the window and their sides, or `nil` for the setting of the desktop.
  var decorationLayout: String?

  /// Whether headers in the content can replace the header of this context. `false` for the header
  /// of a cover, which has the button that dismisses the cover, and for the header of a column.
  private(set) var isHeaderReplaceable = true

  /// The tab views that can place their bar in the header.
  let headerBarClaims = HeaderBarClaims()

  /// The actions of tab views for their keys.
  private var tabViews = PageAttribute<TabViewActions>()

  /// Called when the content of the header has changed.
  var onHeaderChange: @MainActor (HeaderContent) -> Void = { _ in }

  /// The title of the window if no page sets a title.
  var fallbackTitle = ""

  /// The current content of the header.
  private(set) var header = HeaderContent()

  private struct Claimant {
    weak var node: AnyNode?
    let isShown: @MainActor () -> Bool
    let goBack: @MainActor () -> Bool

    /// Whether the claimant is in a hidden part of the window, such as a hidden tab.
    @MainActor var isHidden: Bool { node?.scope?.isHidden == true }
  }

  private var stack = HeaderStack()
  private var claimants: [ObjectIdentifier: Claimant] = [:]
  private var attributes = HeaderAttributes()
  private var isNotifying = false

  /// The context of the window that contains the column of this context.
  private let outerContext: WindowContext?

  init(window: Gtk.Window?, layers: WindowLayers?) {
    self.window = window
    self.layers = layers
    presentations = PresentationStack()
    outerContext = nil
  }

  /// Creates the context of a column of a split view. The column has a header of its own.
  init(columnOf context: WindowContext) {
    window = context.window
    layers = context.layers
    dialogs = context.dialogs
    fallbackTitle = context.fallbackTitle
    presentations = context.presentations
    decorationLayout = context.decorationLayout
    isHeaderReplaceable = false
    outerContext = context.contextForCovers
  }

  /// Creates the context of a cover in the window of another context.
  convenience init(above context: WindowContext) {
    self.init(window: context.window, layers: context.layers)
    dialogs = context.dialogs
    decorationLayout = context.decorationLayout
    isHeaderReplaceable = false
  }

  /// Claims the header for a navigation stack or a cover, until ``releaseHeader(_:)`` is called.
  ///
  /// - Parameters:
  ///   - claimant: The navigation stack or the cover. The claimant is not retained.
  ///   - content: The initial content of the header, or `nil` if the claimant only handles the
  ///     requests to go back, and never owns the header.
  ///   - coversContent: Whether the claimant covers the rest of the window, and replaces the items
  ///     that the rest of the window adds to the header.
  ///   - isShown: Returns whether the claimant is visible. Whenever the result changes, call
  ///     ``headerOwnerMayHaveChanged()`` or ``didAppear(_:)``.
  ///   - goBack: Called for the keys and gestures for going back. Returns whether the claimant has
  ///     handled the request.
  func claimHeader(
    _ claimant: AnyObject,
    _ content: HeaderContent?,
    coversContent: Bool = false,
    isShown: @escaping @MainActor () -> Bool = { true },
    goBack: @escaping @MainActor () -> Bool
  ) {
    let id = ObjectIdentifier(claimant)
    claimants[id] = Claimant(node: claimant as? AnyNode, isShown: isShown, goBack: goBack)
    stack.add(id, content, coversContent: coversContent)
    headerOwnerMayHaveChanged()
  }

  /// Replaces the content of a claim. Does nothing if the claimant has no claim.
  func setHeader(_ content: HeaderContent, from claimant: AnyObject) {
    stack.setContent(content, of: ObjectIdentifier(claimant))
    headerMayHaveChanged()
  }

  /// Sets or removes a part of the header from a view outside any page.
  func setHeader(_ part: HeaderPart, from node: AnyNode) {
    guard attributes.set(part, from: node) else { return }
    stack.ownContent = attributes.content
    headerMayHaveChanged()
  }

  /// Removes the claim of a claimant. Does nothing if the claimant has no claim.
  func releaseHeader(_ claimant: AnyObject) {
    let id = ObjectIdentifier(claimant)
    guard claimants.removeValue(forKey: id) != nil else { return }
    stack.remove(id)
    headerOwnerMayHaveChanged()
  }

  /// Requests that the top page be popped. Returns whether a claimant has handled the request. If a
  /// stack on a page has nothing to pop, the enclosing stack can handle the request.
  func goBack() -> Bool {
    let claimants = stack.claimants.compactMap { self.claimants[$0] }.filter { !$0.isHidden }
    let isAnyShown = claimants.contains { $0.isShown() }
    return claimants.reversed().contains { (!isAnyShown || $0.isShown()) && $0.goBack() }
  }

  /// Called when a claimant has become visible, together with the claimants on its pages.
  func didAppear(_ claimant: AnyNode) {
    stack.moveToTop { claimants[$0]?.node?.isInside(claimant) ?? false }
    headerOwnerMayHaveChanged()
  }

  /// Determines the owner of the header again, after a claimant was shown or hidden.
  func headerOwnerMayHaveChanged() {
    stack.determineOwner(
      isShown: { claimants[$0]?.isShown() ?? false },
      isHidden: { claimants[$0]?.isHidden ?? false }
    )
    headerMayHaveChanged()
  }

  /// Adds or removes the actions of a tab view.
  func setTabViewActions(_ actions: TabViewActions?, from node: AnyNode) {
    contextForCovers.tabViews.set(actions, from: node)
  }

  /// The actions of the innermost tab view with the focus that has several tabs.
  var focusedTabView: TabViewActions? {
    contextForCovers.tabViews.values.last { $0.containsFocus() && $0.hasSeveralTabs() }
  }

  /// Performs the action of a tab view for Ctrl+W. The tab view with the focus has precedence, and
  /// an inner tab view has precedence over an outer tab view. Returns whether a tab view has
  /// handled the key.
  func closeDocument() -> Bool {
    let actions = Array(tabViews.values.reversed())
    let focused = actions.filter { $0.containsFocus() }
    return (focused.isEmpty ? actions : focused).contains { $0.closeDocument() }
  }

  private func headerMayHaveChanged() {
    // If `onHeaderChange` itself changes the content, the closure is called again when it has
    // returned.
    guard !isNotifying else { return }
    isNotifying = true
    defer { isNotifying = false }
    while stack.content != header {
      header = stack.content
      onHeaderChange(header)
    }
  }
}

extension AnyNode {
  /// Whether the node is `other`, or a descendant of `other`.
  fileprivate func isInside(_ other: AnyNode) -> Bool {
    var node: AnyNode? = self
    while let current = node, current !== other {
      node = current.parent
    }
    return node != nil
  }
}

private enum WindowContextKey: EnvironmentKey {
  static let defaultValue: WindowContext? = nil
}

extension EnvironmentValues {
  var window: WindowContext? {
    get { self[WindowContextKey.self] }
    set { self[WindowContextKey.self] = newValue }
  }
}
