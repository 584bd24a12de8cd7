import Gtk

/// A window that is open: its widgets, and the nodes of what it shows.
@MainActor
public final class WindowHost<Content: View> {
  /// GTK's window.
  public let window: Gtk.Window

  private let header = WindowHeader()
  private let bin = Bin()
  private let layers: WindowLayers
  private let context: WindowContext
  private(set) var node: RootNode<Content>?

  /// Makes the nodes and the widgets in `window`, which must be new.
  public init(_ scene: Window<Content>, in window: Gtk.Window = Gtk.Window()) {
    self.window = window
    layers = WindowLayers(content: bin)
    context = WindowContext(window: window, layers: layers)
    window.titlebar = header.bar
    window.child = layers.widget
    window.defaultSize = (scene.size.width, scene.size.height)
    setTitle(scene.title)
    context.onTitleChange = { [weak self] title in
      self?.setTitle(title.isEmpty ? scene.title : title)
    }
    context.fallbackTitle = scene.title
    header.follow(context)
    var environment = EnvironmentValues()
    environment.window = context
    node = RootNode(
      scene.content,
      NodeContext(parent: nil, environment: environment, page: nil),
      in: bin
    )
    BackTriggers.add(to: window) { [weak context] in context?.goBack() ?? false }
    window.onCloseRequest { [weak self] in
      guard let self else { return false }
      // What is presented is in the way of the window, and is asked to leave first.
      if context.presentations.requestDismissal() { return true }
      dismantle()
      return false
    }
  }

  public func present() {
    window.present()
  }

  /// Shows `content`, made anew.
  public func update(_ content: Content) {
    guard let node else { return }
    node.update(content, node.environment)
  }

  /// Takes the nodes apart. The window is left as it is.
  public func dismantle() {
    node?.dismantle()
    node = nil
  }

  private func setTitle(_ title: String) {
    header.title = title
    window.title = title
  }
}
