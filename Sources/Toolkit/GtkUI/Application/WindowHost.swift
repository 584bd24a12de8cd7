import Gtk

/// An open window, with its widgets and the nodes of its content.
@MainActor
public final class WindowHost<Content: View> {
  /// GTK's window.
  public let window: Gtk.Window

  private let header = WindowHeader(overflow: HeaderOverflow())
  private let menu: HeaderMenu?
  private let bin = Bin()
  private let dialogs: WindowDialogs
  private let context: WindowContext
  private(set) var node: RootNode<Content>?
  private var sizeClasses: WindowSizeClasses
  private var layout: LayoutObserver?

  /// The title of the window if no page sets a title.
  var title: String {
    didSet {
      context.fallbackTitle = title
      showTitle()
    }
  }

  /// The environment of the content.
  private(set) var environment: EnvironmentValues

  /// Whether a sheet or an alert inside the window blocks the content.
  var hasDialog: Bool { dialogs.top != nil }

  /// Performs the action of a tab view for Ctrl+W. Returns whether a tab view has handled the key.
  func closeDocument() -> Bool { context.closeDocument() }

  /// A closure that returns whether the window may close.
  var mayClose: @MainActor () -> Bool = { true }

  /// Called before the window closes, while the views still exist.
  var willClose: @MainActor () -> Void = {}

  /// Creates the nodes and the widgets in `window`, which must be new.
  ///
  /// - Parameters:
  ///   - title: The title of the window if no page sets a title.
  ///   - size: The default size of the window in pixels.
  ///   - content: The view in the window.
  ///   - window: The new window.
  ///   - menuButton: A button at the very end of the header.
  ///   - parent: The node that is refreshed before the nodes of the window, if any.
  ///   - environment: The environment of the content, to which the initializer adds the window.
  package init(
    _ title: String,
    size: (width: Int, height: Int),
    content: Content,
    in window: Gtk.Window = Gtk.Window(),
    menuButton: Widget? = nil,
    parent: AnyNode? = nil,
    environment: EnvironmentValues = EnvironmentValues()
  ) {
    self.window = window
    self.title = title
    self.environment = environment
    menu = menuButton.map(HeaderMenu.init)
    menu?.move(to: header)
    dialogs = WindowDialogs(in: window, header: header, layers: WindowLayers(content: bin))
    context = dialogs.context
    sizeClasses = WindowSizeClasses(
      width: size.width,
      height: size.height - header.bar.measure(.vertical).natural,
      textScale: Gtk.Settings.default?.textScale ?? 1
    )
    window.defaultSize = (size.width, size.height)
    context.fallbackTitle = title
    showTitle()
    context.onHeaderChange = { [weak self] content in
      guard let self else { return }
      header.show(content)
      menu?.move(to: content.replacement?.first ?? header)
      showTitle()
    }
    setWindowEnvironment()
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: self.environment, scope: nil),
      in: bin
    )
    layout = LayoutObserver(bin) { [weak self] in self?.sizeMayHaveChanged() }
    window.onCloseRequest { [weak self] in
      guard let self else { return false }
      // If there is a presentation, the window is not closed, and only the dismissal is requested.
      if dialogs.requestDismissal() { return true }
      guard mayClose() else { return true }
      willClose()
      dismantle()
      return false
    }
  }

  /// Shows the window. If GTK focuses a widget in the header, the focus moves to the content.
  public func present() {
    InitialFocus.move {
      window.present()
      // GTK would focus the menu button in the header first.
      bin.correctInitialFocus(isWrong: \.isInHeaderBar)
    }
  }

  /// Updates the window with another value of the content.
  public func update(_ content: Content) {
    update(content, environment)
  }

  /// Updates the window with another value of the content, in another environment.
  func update(_ content: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    setWindowEnvironment()
    node?.update(content, self.environment)
  }

  /// Sets the values of the environment that describe the window.
  private func setWindowEnvironment() {
    environment.window = context
    environment.horizontalSizeClass = sizeClasses.horizontal
    environment.verticalSizeClass = sizeClasses.vertical
  }

  private func sizeMayHaveChanged() {
    var new = sizeClasses
    new.update(
      width: bin.allocatedWidth,
      height: bin.allocatedHeight,
      textScale: Gtk.Settings.default?.textScale ?? 1
    )
    guard new != sizeClasses, let node else { return }
    sizeClasses = new
    setWindowEnvironment()
    UpdateScheduler.shared.updateDuringLayout { node.update(node.view, environment) }
  }

  /// Dismantles the nodes. Does not close the window.
  public func dismantle() {
    layout?.cancel()
    layout = nil
    node?.dismantle()
    node = nil
  }

  private func showTitle() {
    let title = context.header.title.isEmpty ? title : context.header.title
    header.title = title
    window.title = title
  }
}
