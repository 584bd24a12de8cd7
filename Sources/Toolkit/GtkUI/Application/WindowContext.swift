import Gtk

/// The window that views are in, its header, and what is presented over it.
///
/// Whoever navigates takes the header over: the one that did so last has it, until it leaves it to
/// the one before, if that is still there.
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
    let backControl: Widget
    let coversContent: Bool
    let goBack: @MainActor () -> Bool
    var title = ""
    var subtitle = ""
    var toolbar: [HeaderItem] = []
  }

  private var claims: [Claim] = []
  private var ownTitles = PageAttribute<String>()
  private var ownSubtitles = PageAttribute<String>()
  private var ownToolbars = PageAttribute<[HeaderItem]>()

  init(window: Gtk.Window?, layers: WindowLayers?) {
    self.window = window
    self.layers = layers
  }

  /// - Parameters:
  ///   - coversContent: Whether the rest of the window, and what it puts into the header, is covered.
  ///   - goBack: What the keys and gestures that lead back do; it says whether it has dealt with
  ///     them.
  func takeHeader(
    _ owner: AnyObject,
    backControl: Widget,
    coversContent: Bool = false,
    goBack: @escaping @MainActor () -> Bool
  ) {
    claims.append(
      Claim(
        owner: ObjectIdentifier(owner),
        backControl: backControl,
        coversContent: coversContent,
        goBack: goBack
      )
    )
    headerDidChange()
  }

  /// Asks for the page on top to be left. Says whether that means anything here. Where a stack on a
  /// page has nothing to leave, the one around it may.
  func goBack() -> Bool { claims.reversed().contains { $0.goBack() } }

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
    let hadHeader = index == claims.indices.last
    claims.remove(at: index)
    if hadHeader {
      headerDidChange()
    }
  }

  private func index(of owner: AnyObject) -> Int? {
    claims.lastIndex { $0.owner == ObjectIdentifier(owner) }
  }

  /// Says whether the owner has the header.
  private func update(_ owner: AnyObject, _ change: (inout Claim) -> Void) -> Bool {
    guard let index = index(of: owner) else { return false }
    change(&claims[index])
    return index == claims.indices.last
  }

  private func headerDidChange() {
    onBackControlChange(claims.last?.backControl)
    titleDidChange()
    toolbarDidChange()
  }

  private func titleDidChange() {
    let title = claims.last?.title ?? ""
    onTitleChange(title.isEmpty ? ownTitles.value ?? "" : title)
    onSubtitleChange(claims.last.map(\.subtitle) ?? ownSubtitles.value ?? "")
  }

  private func toolbarDidChange() {
    let own = claims.last?.coversContent == true ? [] : ownToolbars.values.flatMap { $0 }
    onToolbarChange((claims.last?.toolbar ?? []) + own)
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
