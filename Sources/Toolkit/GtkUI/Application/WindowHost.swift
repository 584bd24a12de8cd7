import Gtk

/// A window that is open: its widgets, and the nodes of what it shows.
@MainActor
public final class WindowHost<Content: View> {
  /// GTK's window.
  public let window: Gtk.Window

  private let header = HeaderBar()
  private let titleLabel = Gtk.Label()
  private let bin = Bin()
  private let context: WindowContext
  private(set) var node: RootNode<Content>?
  private weak var backControl: Widget?

  /// Makes the nodes and the widgets in `window`, which must be new.
  public init(_ scene: Window<Content>, in window: Gtk.Window = Gtk.Window()) {
    self.window = window
    context = WindowContext(window: window)
    titleLabel.addCSSClass("title")
    titleLabel.ellipsize = .end
    titleLabel.hasTabularFigures = true
    header.titleWidget = titleLabel
    window.titlebar = header
    window.child = bin
    window.defaultSize = (scene.size.width, scene.size.height)
    setTitle(scene.title)
    context.onTitleChange = { [weak self] title in
      self?.setTitle(title.isEmpty ? scene.title : title)
    }
    context.onBackControlChange = { [weak self] control in self?.setBackControl(control) }
    var environment = EnvironmentValues()
    environment.window = context
    node = RootNode(
      scene.content,
      NodeContext(parent: nil, environment: environment, page: nil),
      in: bin
    )
    BackTriggers.add(to: window) { [weak context] in context?.goBack() ?? false }
    window.onCloseRequest { [weak self] in
      self?.dismantle()
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
    titleLabel.text = title
    window.title = title
  }

  private func setBackControl(_ control: Widget?) {
    if let backControl {
      header.remove(backControl)
    }
    backControl = control
    if let control {
      header.packStart(control)
    }
  }
}
