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

  private var ownToolbars = PageAttribute<[HeaderItem]>()

  private struct Claim {
    let owner: ObjectIdentifier
    let backControl: Widget
    let goBack: @MainActor () -> Bool
    var title = ""
    var subtitle = ""
    var toolbar: [HeaderItem] = []
  }

  private var claims: [Claim] = []

  init(window: Gtk.Window?, layers: WindowLayers?) {
    self.window = window
    self.layers = layers
  }

  /// - Parameter goBack: What the keys and gestures that lead back do; it says whether it has dealt
  ///   with them.
  func takeHeader(
    _ owner: AnyObject,
    backControl: Widget,
    goBack: @escaping @MainActor () -> Bool
  ) {
    let id = ObjectIdentifier(owner)
    claims.append(Claim(owner: id, backControl: backControl, goBack: goBack))
    onBackControlChange(backControl)
    onSubtitleChange("")
    toolbarDidChange()
  }

  /// Asks for the page on top to be left. Says whether that means anything here. Where a stack on a
  /// page has nothing to leave, the one around it may.
  func goBack() -> Bool { claims.reversed().contains { $0.goBack() } }

  func setTitle(_ title: String, from owner: AnyObject) {
    guard let index = claims.lastIndex(where: { $0.owner == ObjectIdentifier(owner) }) else {
      return
    }
    claims[index].title = title
    if index == claims.indices.last {
      onTitleChange(title)
    }
  }

  func setSubtitle(_ subtitle: String, from owner: AnyObject) {
    guard let index = claims.lastIndex(where: { $0.owner == ObjectIdentifier(owner) }) else {
      return
    }
    claims[index].subtitle = subtitle
    if index == claims.indices.last {
      onSubtitleChange(subtitle)
    }
  }

  /// Takes what the page on top puts into the header.
  func setToolbar(_ items: [HeaderItem], from owner: AnyObject) {
    guard let index = claims.lastIndex(where: { $0.owner == ObjectIdentifier(owner) }) else {
      return
    }
    claims[index].toolbar = items
    if index == claims.indices.last {
      toolbarDidChange()
    }
  }

  /// Takes what a view that is on no page puts into the header, or takes it back.
  func setOwnToolbar(_ items: [HeaderItem]?, from node: AnyNode) {
    ownToolbars.set(items, from: node)
    toolbarDidChange()
  }

  private func toolbarDidChange() {
    onToolbarChange((claims.last?.toolbar ?? []) + ownToolbars.values.flatMap { $0 })
  }

  func leaveHeader(_ owner: AnyObject) {
    guard let index = claims.lastIndex(where: { $0.owner == ObjectIdentifier(owner) }) else {
      return
    }
    let hadHeader = index == claims.indices.last
    claims.remove(at: index)
    guard hadHeader else { return }
    onBackControlChange(claims.last?.backControl)
    onTitleChange(claims.last?.title ?? "")
    onSubtitleChange(claims.last?.subtitle ?? "")
    toolbarDidChange()
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
