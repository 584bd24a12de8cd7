import Gtk

/// The window of a view, its header, and its presentations.
///
/// A navigation container claims the header. The visible container that appeared last owns the
/// header. If stacks are nested, the innermost stack owns it.
@MainActor
final class WindowContext {
  /// The window above which dialogs are shown.
  private(set) weak var window: Gtk.Window?

  /// The layers to which a cover is added. The reference is weak because the layers retain widgets,
  /// and views can retain their environment for longer than they are shown.
  private(set) weak var layers: WindowLayers?

  /// The presentations of views in the window.
  let presentations = PresentationStack()

  /// Called when the back button at the start of the header has changed.
  var onBackControlChange: @MainActor (Widget?) -> Void = { _ in }

  /// Called when the title of the header and the window has changed. The title is empty if no page
  /// sets a title.
  var onTitleChange: @MainActor (String) -> Void = { _ in }

  /// Called when the subtitle has changed. The subtitle is empty if no page sets a subtitle.
  var onSubtitleChange: @MainActor (String) -> Void = { _ in }

  /// Called when the items of views in the header have changed.
  var onToolbarChange: @MainActor ([HeaderItem]) -> Void = { _ in }

  /// The title of the window if no page sets a title.
  var fallbackTitle = ""

  private struct Claim {
    let owner: ObjectIdentifier
    weak var node: AnyNode?
    let backControl: Widget
    let coversContent: Bool
    let isShown: @MainActor () -> Bool
    let goBack: @MainActor () -> Bool
    var title = ""
    var subtitle = ""
    var toolbar: [HeaderItem] = []
  }

  private var claims: [Claim] = []
  private var ownTitles = PageAttribute<String>()
  private var ownSubtitles = PageAttribute<String>()
  /// The owner of the header.
  private var holder: ObjectIdentifier?
  private var ownToolbars = PageAttribute<[HeaderItem]>()

  init(window: Gtk.Window?, layers: WindowLayers?) {
    self.window = window
    self.layers = layers
  }

  /// - Parameters:
  ///   - owner: The navigation stack or the cover. It is not retained.
  ///   - backControl: The widget in the header with which the user goes back.
  ///   - coversContent: Whether the owner covers the rest of the window, and the items that the
  ///     rest of the window adds to the header.
  ///   - isShown: Returns whether the owner is visible. Whenever the result changes, call
  ///     ``headerMayHaveChanged()`` or ``didAppear(_:)``.
  ///   - goBack: Called for the keys and gestures that go back. Returns whether the owner has
  ///     handled the request.
  func takeHeader(
    _ owner: AnyObject,
    backControl: Widget,
    coversContent: Bool = false,
    isShown: @escaping @MainActor () -> Bool = { true },
    goBack: @escaping @MainActor () -> Bool
  ) {
    claims.append(
      Claim(
        owner: ObjectIdentifier(owner),
        node: owner as? AnyNode,
        backControl: backControl,
        coversContent: coversContent,
        isShown: isShown,
        goBack: goBack
      )
    )
    headerDidChange()
  }

  /// Requests that the top page be popped. Returns whether a container has handled the request. If
  /// a stack on a page has nothing to pop, the enclosing stack can handle the request.
  func goBack() -> Bool {
    let isAnyShown = claims.contains { $0.isShown() }
    return claims.reversed().contains { (!isAnyShown || $0.isShown()) && $0.goBack() }
  }

  /// Called when a container has become visible, with the containers that it contains.
  func didAppear(_ owner: AnyNode) {
    let isOwn = { @MainActor (claim: Claim) in claim.node?.isInside(owner) ?? false }
    let own = claims.filter(isOwn)
    claims.removeAll(where: isOwn)
    let place = claims.firstIndex(where: \.coversContent) ?? claims.endIndex
    claims.insert(contentsOf: own, at: place)
    headerMayHaveChanged()
  }

  /// Updates the owner of the header.
  func headerMayHaveChanged() {
    if claimIndex.map({ claims[$0].owner }) != holder {
      headerDidChange()
    }
  }

  func setTitle(_ title: String, from owner: AnyObject) {
    if update(owner, { $0.title = title }) {
      titleDidChange()
    }
  }

  func setSubtitle(_ subtitle: String, from owner: AnyObject) {
    if update(owner, { $0.subtitle = subtitle }) {
      titleDidChange()
    }
  }

  /// Sets the items of the top page in the header.
  func setToolbar(_ items: [HeaderItem], from owner: AnyObject) {
    if update(owner, { $0.toolbar = items }) {
      toolbarDidChange()
    }
  }

  /// Sets or removes the title of the window that a view outside any page sets.
  func setOwnTitle(_ title: String?, from node: AnyNode) {
    ownTitles.set(title, from: node)
    titleDidChange()
  }

  /// Sets or removes the subtitle that a view outside any page sets.
  func setOwnSubtitle(_ subtitle: String?, from node: AnyNode) {
    ownSubtitles.set(subtitle, from: node)
    titleDidChange()
  }

  /// Sets or removes the items in the header that a view outside any page sets.
  func setOwnToolbar(_ items: [HeaderItem]?, from node: AnyNode) {
    ownToolbars.set(items, from: node)
    toolbarDidChange()
  }

  func leaveHeader(_ owner: AnyObject) {
    guard let index = index(of: owner) else { return }
    claims.remove(at: index)
    if holder == ObjectIdentifier(owner) {
      headerDidChange()
    }
  }

  /// The index of the claim that owns the header. Before the window is mapped, no owner is visible,
  /// and the last claim is used.
  private var claimIndex: Int? { claims.lastIndex { $0.isShown() } ?? claims.indices.last }

  private func index(of owner: AnyObject) -> Int? {
    claims.lastIndex { $0.owner == ObjectIdentifier(owner) }
  }

  /// Changes the claim of an owner. Returns whether it owns the header.
  private func update(_ owner: AnyObject, _ change: (inout Claim) -> Void) -> Bool {
    guard let index = index(of: owner) else { return false }
    change(&claims[index])
    return holder == ObjectIdentifier(owner)
  }

  private func headerDidChange() {
    let claim = claimIndex.map { claims[$0] }
    holder = claim?.owner
    onBackControlChange(claim?.backControl)
    titleDidChange()
    toolbarDidChange()
  }

  private func titleDidChange() {
    let title = holding?.title ?? ""
    onTitleChange(title.isEmpty ? ownTitles.value ?? "" : title)
    onSubtitleChange(holding.map(\.subtitle) ?? ownSubtitles.value ?? "")
  }

  private func toolbarDidChange() {
    let own = holding?.coversContent == true ? [] : ownToolbars.values.flatMap { $0 }
    onToolbarChange((holding?.toolbar ?? []) + own)
  }

  private var holding: Claim? { claims.first { $0.owner == holder } }
}

extension AnyNode {
  /// Whether the node is another node, or a descendant of it.
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
