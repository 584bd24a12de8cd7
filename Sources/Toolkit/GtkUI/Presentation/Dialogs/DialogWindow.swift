import Gtk

/// A dialog in a modal window of its own.
@MainActor
final class DialogWindow: DialogSurface {
  var onCancel: @MainActor () -> Void = {}
  var onDestroy: @MainActor () -> Void = {}
  /// Not called, because the size of a separate window is limited by the monitor.
  var onRoomChange: @MainActor () -> Void = {}
  private let window = Gtk.Window()
  private let dialogs: WindowDialogs
  private let parentTitle: String?

  init(above parent: Gtk.Window?, header: WindowHeader?, layers: WindowLayers) {
    parentTitle = parent?.title
    dialogs = WindowDialogs(in: window, header: header, layers: layers)
    window.transientFor = parent
    window.isModal = true
    window.isResizable = false
    window.destroysWithParent = true
    header?.bar.decorationLayout = WindowHeader.layoutWithCloseButton
    dialogs.context.decorationLayout = WindowHeader.layoutWithCloseButton
    // Closing the window only requests the dismissal. The window is destroyed when its content is
    // dismissed.
    window.onCloseRequest { [weak self] in
      if self?.dialogs.requestDismissal() != true {
        self?.onCancel()
      }
      return true
    }
    dialogs.onEscape = { [weak self] in self?.onCancel() }
    window.connect("destroy") { [weak self] in self?.onDestroy() }
    CloseShortcut.add(to: window) { [weak window] in window?.close() }
  }

  var context: WindowContext { dialogs.context }

  var dialog: Widget { window }

  var isSeparateWindow: Bool { true }

  var room: (width: Int, height: Int) {
    window.transientFor?.sizeForPresented ?? (width: 600, height: 600)
  }

  func setTitle(_ title: String) {
    window.title = title.isEmpty ? parentTitle : title
    window.accessibleLabel = window.title ?? ""
  }

  func setSize(width: Int?, minWidth: Int?, minHeight: Int, maxHeight: Int) {
    guard let width else {
      if let minWidth { window.child?.sizeRequest = (minWidth, minHeight) }
      return
    }
    window.defaultSize = (width, maxHeight)
    window.isResizable = true
  }

  func setDirection(_ environment: EnvironmentValues) {
    environment.applyDirection(to: window)
  }

  func show() {
    window.present()
  }

  /// Does nothing, because GTK chooses the focus of a window.
  func focusFrame() {}

  func hide() {
    window.isVisible = false
  }

  /// No transition is necessary, because many desktops fade out a closing window.
  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    hide()
    completion()
  }

  func destroy() {
    window.isVisible = false
    window.destroy()
  }
}
