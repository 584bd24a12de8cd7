import Gtk

/// A window that is open: its widgets, and the nodes of what it shows.
@MainActor
public final class WindowHost<Content: View> {
  /// GTK's window.
  public let window: Gtk.Window

  private let header = HeaderBar()
  private let titleLabel = Label()
  private let bin = Bin()
  private let context: WindowContext
  private(set) var node: RootNode<Content>?
  private weak var backControl: Widget?

  /// What the window is called as long as no page says otherwise.
  var title: String {
    didSet { showTitle() }
  }
  private var pageTitle = ""

  /// What the content finds around it.
  private(set) var environment: EnvironmentValues

  /// Asked before the window closes.
  var mayClose: @MainActor () -> Bool = { true }

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
    context = WindowContext(window: window)
    titleLabel.addCSSClass("title")
    titleLabel.ellipsize = .end
    titleLabel.hasTabularFigures = true
    header.titleWidget = titleLabel
    window.titlebar = header
    window.child = bin
    window.defaultSize = (size.width, size.height)
    if let menuButton {
      header.packEnd(menuButton)
    }
    showTitle()
    context.onTitleChange = { [weak self] title in
      self?.pageTitle = title
      self?.showTitle()
    }
    context.onBackControlChange = { [weak self] control in self?.setBackControl(control) }
    self.environment.window = context
    node = RootNode(
      content,
      NodeContext(parent: parent, environment: self.environment, page: nil),
      in: bin
    )
    BackTriggers.add(to: window) { [weak context] in context?.goBack() ?? false }
    window.onCloseRequest { [weak self] in
      guard self?.mayClose() != false else { return true }
      self?.dismantle()
      return false
    }
  }

  /// Shows the window, with the focus in its content.
  public func present() {
    window.present()
    // GTK would begin in the header, with the menu.
    if let focus = window.focusWidget, header.contains(focus) {
      bin.childFocus(.tabForward)
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
