import Gtk

/// A dialog inside a window, above the dimmed header and content of the window.
///
/// The dialog is in the middle of the window, and not larger than the window. The user moves the
/// window with the dimmed area. **Style classes.** `dialog-scrim` for the dimmed area, and
/// `dialog-frame` for the dialog.
@MainActor
final class DialogLayer: DialogSurface {
  /// The duration of the transition in the style sheet.
  private static let closingDuration = Duration.milliseconds(150)

  let context: WindowContext
  let layers: WindowLayers
  let widget: DialogOverlay
  var onCancel: @MainActor () -> Void = {}
  var onDestroy: @MainActor () -> Void = {}
  private let frame: Bin
  private var transition: MainLoopSource?
  private var windowDestruction: SignalConnection?
  private weak var window: Gtk.Window?
  private weak var dialogs: WindowDialogs?

  init(in dialogs: WindowDialogs, of window: Gtk.Window, header: HeaderBar?, layers: WindowLayers) {
    self.dialogs = dialogs
    self.window = window
    self.layers = layers
    context = WindowContext(window: window, layers: layers)
    context.dialogs = dialogs
    let column = Box(orientation: .vertical)
    if let header {
      header.decorationLayout = WindowHeader.layoutOfDialog
      column.append(header)
    }
    layers.widget.vexpand = true
    column.append(layers.widget)
    frame = Bin(child: column)
    frame.addCSSClass("dialog-frame")
    frame.addCSSClass("background")
    frame.clipsContent = true
    frame.setAccessibleModal(true)
    let scrim = WindowHandle()
    scrim.addCSSClass("dialog-scrim")
    widget = DialogOverlay(background: scrim, dialog: frame)
    CloseShortcut.add(to: frame) { [weak dialogs] in _ = dialogs?.requestDismissal() }
    windowDestruction = window.connect("destroy") { [weak self] in self?.onDestroy() }
  }

  var dialog: Widget { frame }

  var room: (width: Int, height: Int) {
    let size = window?.expectedSize ?? (width: 600, height: 600)
    let margins = 2 * DialogOverlay.margin
    return (max(size.width - margins, 200), max(size.height - margins, 200))
  }

  func setTitle(_ title: String) {
    frame.accessibleLabel = title.isEmpty ? window?.title ?? "" : title
  }

  func setSize(width: Int, height: Int) {
    frame.horizontalLimits.natural = width
    frame.verticalLimits.natural = height
  }

  func setDirection(_ environment: EnvironmentValues) {
    environment.applyDirection(to: widget)
  }

  func show() {
    dialogs?.add(self)
  }

  func hide() {
    endTransition()
    dialogs?.remove(self)
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    guard widget.isMapped, Gtk.Settings.default?.enablesAnimations == true else {
      hide()
      return completion()
    }
    dialogs?.beginRemoval(of: self)
    widget.addCSSClass("dialog-closing")
    transition = MainLoopSource(after: Self.closingDuration) { [weak self] in
      self?.hide()
      completion()
    }
  }

  func destroy() {
    windowDestruction?.disconnect()
    hide()
  }

  private func endTransition() {
    transition?.cancel()
    transition = nil
    widget.removeCSSClass("dialog-closing")
  }
}
