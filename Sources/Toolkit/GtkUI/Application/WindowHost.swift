import Gtk

/// A window that is open: its widgets, and the nodes of what it shows.
@MainActor
public final class WindowHost<Content: View> {
  /// GTK's window.
  public let window: Gtk.Window

  private let header: WindowHeader
  private let bin = Bin()
  private let layers: WindowLayers
  private let context: WindowContext
  private(set) var node: RootNode<Content>?

  /// What the window is called as long as no page says otherwise.
  var title: String {
    didSet {
      context.fallbackTitle = title
      showTitle()
    }
  }
  private var pageTitle = ""

  /// What the content finds around it.
  private(set) var environment: EnvironmentValues

  /// Asked before the window closes.
  var mayClose: @MainActor () -> Bool = { true }

  /// Called before the window closes, while the views still exist.
  var willClose: @MainActor () -> Void = {}

  /// Makes the nodes and the widgets in `window`, which must be new.
  ///
  /// - Parameter menuButton: What stands at the very end of the header.
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
    header = WindowHeader(menuButton: menuButton)
    layers = WindowLayers(content: bin)
    context = WindowContext(window: window, layers: layers)
    window.titlebar = header.bar
    window.child = layers.widget
    window.defaultSize = (size.width, size.height)
    context.fallbackTitle = title
    header.follow(context)
    showTitle()
    context.onTitleChange = { [weak self] title in
      self?.pageTitle = title
      self?.showTitle()
    }
    self.environment.window = context
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: self.environment, page: nil),
      in: bin
    )
    BackTriggers.add(to: window) { [weak context] in context?.goBack() ?? false }
    window.onCloseRequest { [weak self] in
      guard let self else { return false }
      // What is presented is in the way of the window, and is asked to leave first.
      if context.presentations.requestDismissal() { return true }
      guard mayClose() else { return true }
      willClose()
      dismantle()
      return false
    }
  }

  /// Shows the window, with the focus in its content.
  public func present() {
    InitialFocus.move {
      window.present()
      // GTK would begin in the header, with the menu.
      if let focus = window.focusWidget, header.bar.contains(focus) {
        bin.childFocus(.tabForward)
      }
    }
  }

  /// Shows `content`, made anew.
  public func update(_ content: Content) {
    update(content, environment)
  }

  /// Shows `content`, made anew, in another environment.
  func update(_ content: Content, _ environment: EnvironmentValues) {
    self.environment = environment
    self.environment.window = context
    node?.update(content, self.environment)
  }

  /// Takes the nodes apart. The window is left as it is.
  public func dismantle() {
    node?.dismantle()
    node = nil
  }

  private func showTitle() {
    let title = pageTitle.isEmpty ? title : pageTitle
    header.title = title
    window.title = title
  }
}
