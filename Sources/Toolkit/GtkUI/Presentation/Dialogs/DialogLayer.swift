import Gtk

/// A dialog inside a window, above the dimmed header and content of the window.
///
/// The dialog is in the middle of the window, and not larger than the window. In a small window, a
/// sheet is attached to the bottom edge. The user moves the window with the dimmed area. **Style
/// classes.** `dialog-layer` for the container of the dimmed area and the dialog, `dialog-scrim`
/// for the dimmed area, `covered` for the container while another dialog is above, `dialog-frame`
/// for the dialog, and `bottom-sheet` for the container of a sheet at the bottom edge.
/// `dialog-opening` and `dialog-closing` for the container during a transition.
@MainActor
final class DialogLayer: DialogSurface, WindowDialog {
  /// The durations of the transitions in the style sheet.
  // Variable for tests, which look at a dialog during its transition on a busy machine.
  static var openingDuration = Duration.milliseconds(250)
  static var closingDuration = Duration.milliseconds(150)

  let context: WindowContext
  let layers: WindowLayers
  let widget: DialogOverlay
  var onCancel: @MainActor () -> Void = {}
  var onDestroy: @MainActor () -> Void = {}
  var onRoomChange: @MainActor () -> Void = {}
  private let kind: DialogKind
  private let frame: Bin
  private let header: WindowHeader?
  private var transition: MainLoopSource?
  private var windowDestruction: SignalConnection?
  private var layout: LayoutObserver?
  private var observedSize: DialogSpace
  /// Whether the dialog was laid out since it was shown.
  private var isLaidOut = false
  private weak var window: Gtk.Window?
  private weak var dialogs: WindowDialogs?
  /// The focused widget when the dialog was hidden. The reference is strong, because the widget in
  /// a text field has no other wrapper.
  private var focus: Widget?

  init(
    _ kind: DialogKind,
    in dialogs: WindowDialogs,
    of window: Gtk.Window,
    header: WindowHeader?,
    layers: WindowLayers
  ) {
    self.kind = kind
    self.dialogs = dialogs
    self.window = window
    self.header = header
    self.layers = layers
    context = WindowContext(window: window, layers: layers)
    context.dialogs = dialogs
    let column = Box(orientation: .vertical)
    if let header {
      header.bar.decorationLayout = WindowHeader.layoutOfDialog
      context.decorationLayout = WindowHeader.layoutOfDialog
      header.widgets.forEach(column.append)
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
    widget.addCSSClass("dialog-layer")
    // During its transition, a dialog at the bottom edge is partly outside the window.
    widget.clipsContent = true
    observedSize = DialogSpace(in: dialogs, of: window)
    CloseShortcut.add(to: frame) { [weak dialogs] in _ = dialogs?.requestDismissal() }
    frame.insertActionGroup("window", windowActions())
    windowDestruction = window.connect("destroy") { [weak self] in self?.onDestroy() }
    setPosition()
    layout = LayoutObserver(widget) { [weak self] in self?.sizeMayHaveChanged() }
  }

  var dialog: Widget { frame }

  var isSeparateWindow: Bool { false }

  var room: (width: Int, height: Int) {
    let margins = (x: DialogOverlay.horizontalMargin, y: DialogOverlay.verticalMargin)
    let (width, height) = (observedSize.width, observedSize.height)
    return isAtBottom
      ? (width, max(height - margins.y, 200))
      : (max(width - 2 * margins.x, 200), max(height - 2 * margins.y, 200))
  }

  func setTitle(_ title: String) {
    frame.accessibleLabel = title.isEmpty ? window?.title ?? "" : title
  }

  func setSize(width: Int?, minWidth: Int?, minHeight: Int, maxHeight: Int) {
    frame.horizontalLimits.natural = width
    frame.horizontalLimits.leastNatural = minWidth
    frame.verticalLimits.leastNatural = minHeight
    frame.verticalLimits.maximum = maxHeight
  }

  func setDirection(_ environment: EnvironmentValues) {
    environment.applyDirection(to: widget)
  }

  func show() {
    beginOpening()
    isLaidOut = false
    dialogs?.add(self)
    if let focus, frame.contains(focus), focus.isMapped {
      _ = InitialFocus.move { focus.returnFocus() }
    }
    focus = nil
  }

  func focusFrame() {
    // The close button can't have the focus. The header can have other items.
    if header?.bar.focusFirst() == true { return }
    frame.isFocusable = true
    window?.focusWidget = frame
  }

  func hide() {
    endTransition()
    willBeRemoved()
    dialogs?.remove(self)
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    guard widget.isMapped, Gtk.Settings.default?.enablesAnimations == true else {
      hide()
      return completion()
    }
    willBeRemoved()
    dialogs?.beginRemoval(of: self)
    endTransition()
    widget.addCSSClass("dialog-closing")
    transition = MainLoopSource(after: Self.closingDuration) { [weak self] in
      self?.hide()
      completion()
    }
  }

  func destroy() {
    windowDestruction?.disconnect()
    layout?.cancel()
    layout = nil
    hide()
    focus = nil
  }

  /// The actions of the window buttons in the dialog. Without these actions, the close button in
  /// the header would close the window, if a screen reader activates the button twice.
  private func windowActions() -> SimpleActionGroup {
    let close = SimpleAction("close") { [weak self] in
      guard let self, let dialogs, dialogs.top === self else { return }
      _ = dialogs.requestDismissal()
    }
    return SimpleActionGroup([close])
  }

  private func willBeRemoved() {
    guard let current = window?.focusWidget, frame.contains(current) else { return }
    focus = current
  }

  /// The style class is removed at the end, because the animation of the style class would
  /// otherwise run again when the position of the dialog changes.
  private func beginOpening() {
    endTransition()
    widget.addCSSClass("dialog-opening")
    transition = MainLoopSource(after: Self.openingDuration) { [weak self] in
      self?.endTransition()
    }
  }

  private func endTransition() {
    transition?.cancel()
    transition = nil
    widget.removeCSSClass("dialog-opening")
    widget.removeCSSClass("dialog-closing")
  }

  // MARK: The size of the window

  private var isAtBottom: Bool { widget.position == .bottom }

  private func sizeMayHaveChanged() {
    guard let dialogs, let window else { return }
    let size = DialogSpace(in: dialogs, of: window)
    guard size != observedSize || !isLaidOut else { return }
    observedSize = size
    if !isLaidOut {
      isLaidOut = true
      dialogs.didLayOut(self)
    }
    UpdateScheduler.shared.updateDuringLayout {
      setPosition()
      onRoomChange()
    }
  }

  private func setPosition() {
    widget.position = kind == .sheet && observedSize.isSmall ? .bottom : .center
    if isAtBottom {
      widget.addCSSClass("bottom-sheet")
    } else {
      widget.removeCSSClass("bottom-sheet")
    }
  }
}

/// The size of the area for the dialogs of a window.
private struct DialogSpace: Equatable {
  let width: Int
  let height: Int

  @MainActor
  init(in dialogs: WindowDialogs, of window: Gtk.Window) {
    (width, height) = dialogs.size ?? window.expectedSize
  }

  /// Whether a sheet is attached to the bottom edge. The limits are the limits of `AdwDialog`.
  var isSmall: Bool { width <= 450 || height <= 360 }
}
