import Gtk

/// The window that views are in, its header, and what is presented over it.
///
/// Whoever navigates takes the header over. Of those that can be seen the one has it that came to be
/// seen last, and of stacks in stacks the innermost.
@MainActor
final class WindowContext {
  /// Dialogs are shown above it.
  private(set) weak var window: Gtk.Window?

  /// What a page that covers the content goes into. Weak, as it holds widgets, and views hold what
  /// they have around them for longer than they are shown.
  private(set) weak var layers: WindowLayers?

  /// What is presented by views in the window.
  let presentations = PresentationStack()

  /// What leads back, at the start of the header, has changed.
  var onBackControlChange: @MainActor (Widget?) -> Void = { _ in }

  /// What the header, and the window, are called has changed; empty if no page says.
  var onTitleChange: @MainActor (String) -> Void = { _ in }

  /// What stands below the title has changed; empty if no page says.
  var onSubtitleChange: @MainActor (String) -> Void = { _ in }

  /// What views have put into the header has changed.
  var onToolbarChange: @MainActor ([HeaderItem]) -> Void = { _ in }

  /// What the window is called where no page says.
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
  /// Who has the header.
  private var holder: ObjectIdentifier?
  private var ownToolbars = PageAttribute<[HeaderItem]>()

  init(window: Gtk.Window?, layers: WindowLayers?) {
    self.window = window
    self.layers = layers
  }

  /// - Parameters:
  ///   - coversContent: Whether the rest of the window, and what it puts into the header, is covered.
  ///   - isShown: Whether what takes it can be seen. Whenever that changes, ``headerMayHaveChanged()`` or
  ///     ``didAppear(_:)`` is to be called.
  ///   - goBack: What the keys and gestures that lead back do; it says whether it has dealt with
  ///     them.
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

  /// Asks for the page on top to be left. Says whether that means anything here. Where a stack on a
  /// page has nothing to leave, the one around it may.
  func goBack() -> Bool {
    let isAnyShown = claims.contains { $0.isShown() }
    return claims.reversed().contains { (!isAnyShown || $0.isShown()) && $0.goBack() }
  }

  /// Who takes the header can be seen from now on, and what it holds with it.
  func didAppear(_ owner: AnyNode) {
    let isOwn = { @MainActor (claim: Claim) in claim.node?.isInside(owner) ?? false }
    let own = claims.filter(isOwn)
    claims.removeAll(where: isOwn)
    let place = claims.firstIndex(where: \.coversContent) ?? claims.endIndex
    claims.insert(contentsOf: own, at: place)
    headerMayHaveChanged()
  }

  /// Gives the header to the one that is to have it by now.
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

  /// Takes what the page on top puts into the header.
  func setToolbar(_ items: [HeaderItem], from owner: AnyObject) {
    if update(owner, { $0.toolbar = items }) {
      toolbarDidChange()
    }
  }

  /// Takes what a view that is on no page calls the window, or takes it back.
  func setOwnTitle(_ title: String?, from node: AnyNode) {
    ownTitles.set(title, from: node)
    titleDidChange()
  }

  /// Takes what a view that is on no page puts below the title, or takes it back.
  func setOwnSubtitle(_ subtitle: String?, from node: AnyNode) {
    ownSubtitles.set(subtitle, from: node)
    titleDidChange()
  }

  /// Takes what a view that is on no page puts into the header, or takes it back.
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

  /// Before the window is on the screen none can be seen.
  private var claimIndex: Int? { claims.lastIndex { $0.isShown() } ?? claims.indices.last }

  private func index(of owner: AnyObject) -> Int? {
    claims.lastIndex { $0.owner == ObjectIdentifier(owner) }
  }

  /// Says whether the owner has the header.
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
  /// Whether the node is another, or below it.
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
