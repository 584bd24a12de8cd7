import Gtk

/// The widgets of a window: the header above the content, and the dialogs above both.
///
/// While a dialog is shown, the widgets below the topmost dialog are inert. The keys and gestures
/// for going back, Escape and Enter then apply to the topmost dialog.
@MainActor
final class WindowDialogs {
  /// The context of the content of the window.
  let context: WindowContext

  /// Called for Escape if there is no dialog and no page can be popped. `nil` if Escape then has no
  /// effect.
  var onEscape: (@MainActor () -> Void)?

  private weak var window: Gtk.Window?
  private let overlay = Overlay()
  private let base = Box(orientation: .vertical)
  private let baseLayers: WindowLayers
  private var dialogs: [any WindowDialog] = []
  private var pendingActions: [@MainActor () -> Void] = []

  /// Sets the content of the window, which must be new.
  ///
  /// - Parameters:
  ///   - window: The window, which is not retained.
  ///   - header: The header, or `nil` for a window without a header.
  ///   - layers: The content below the header.
  init(in window: Gtk.Window, header: WindowHeader?, layers: WindowLayers) {
    self.window = window
    baseLayers = layers
    context = WindowContext(window: window, layers: layers)
    base.addCSSClass("window-base")
    header?.widgets.forEach(base.append)
    layers.widget.vexpand = true
    base.append(layers.widget)
    overlay.child = base
    overlay.addCSSClass("window-content")
    // The content of a window with round corners does not cover the corners.
    overlay.clipsContent = true
    // GTK draws no title bar for a window with a title bar of its own. A dialog can't be shown
    // above the title bar, so the header is a part of the content.
    let titlebar = Box(orientation: .horizontal)
    titlebar.isVisible = false
    window.titlebar = titlebar
    window.addCSSClass("toolkit")
    window.child = overlay
    context.dialogs = self
    observeDefault(of: layers)
    BackTriggers.add(
      to: window,
      direction: { [weak self] in self?.direction ?? .leftToRight },
      goBack: { [weak self] in self?.goBack() ?? false },
      escape: { [weak self] in self?.escape() ?? false }
    )
    blockMenuKey(in: window)
  }

  /// Adds a handler for F10, with which GTK opens the main menu even if its button is inert. The
  /// handler runs before the handler of GTK, because GTK calls the newest controller first.
  private func blockMenuKey(in window: Gtk.Window) {
    let shortcuts = ShortcutController()
    shortcuts.phase = .capture
    if let key = Shortcut("F10", action: { [weak self] in self?.top != nil }) {
      shortcuts.add(key)
    }
    window.addController(shortcuts)
  }

  /// The topmost dialog, or `nil`.
  var top: (any WindowDialog)? { dialogs.last }

  /// The size of the area for the dialogs, or `nil` before the first layout.
  var size: (width: Int, height: Int)? {
    guard overlay.isMapped, overlay.allocatedWidth > 0 else { return nil }
    return (overlay.allocatedWidth, overlay.allocatedHeight)
  }

  /// Calls `action` once, after the updates in which the topmost dialog changes. A widget that is
  /// inert may then have become usable.
  func afterChange(perform action: @escaping @MainActor () -> Void) {
    pendingActions.append(action)
  }

  /// Requests the dismissal of the topmost presentation in the topmost dialog, or of the dialog, or
  /// of the topmost presentation in the content of the window. Returns whether there is a
  /// presentation.
  func requestDismissal() -> Bool {
    // Refreshes the views first, so that the current topmost dialog is dismissed, not the topmost
    // dialog of the last frame.
    UpdateScheduler.shared.prepareForUserAction()
    guard let top else { return context.presentations.requestDismissal() }
    if !top.context.presentations.requestDismissal() { top.onCancel() }
    return true
  }

  /// Adds a dialog above all other widgets of the window.
  func add(_ dialog: any WindowDialog) {
    guard !dialogs.contains(where: { $0 === dialog }) else { return }
    // A focused widget must not remain focused while it is inert.
    window?.focusWidget = nil
    dialogs.append(dialog)
    overlay.addOverlay(dialog.widget)
    observeDefault(of: dialog.layers)
    topDidChange()
  }

  /// Called after the first layout of a dialog. From now on, the window is not smaller than the
  /// minimum size of the dialog. GTK measures a window before the style of a new widget is known,
  /// and caches the sizes.
  func didLayOut(_ dialog: any WindowDialog) {
    if dialog.widget.parent === overlay { overlay.setMeasures(dialog.widget, true) }
  }

  /// Makes a dialog inert, which remains visible until the dialog is removed. Does nothing if the
  /// window has no such dialog.
  func beginRemoval(of dialog: any WindowDialog) {
    guard let index = dialogs.firstIndex(where: { $0 === dialog }) else { return }
    dialogs.remove(at: index)
    dialog.widget.resignFocus()
    dialog.widget.isInert = true
    dialog.layers.onDefaultChange = {}
    topDidChange()
  }

  /// Removes a dialog. Does nothing if the widgets of the dialog are not in the window.
  func remove(_ dialog: any WindowDialog) {
    beginRemoval(of: dialog)
    guard dialog.widget.parent === overlay else { return }
    overlay.removeOverlay(dialog.widget)
  }

  private func topDidChange() {
    for dialog in dialogs.dropLast() {
      dialog.widget.isInert = true
      // The topmost dialog dims everything below it once.
      dialog.widget.addCSSClass("covered")
    }
    top?.widget.isInert = false
    top?.widget.removeCSSClass("covered")
    base.isInert = top != nil
    showDefault()
    let actions = pendingActions
    pendingActions = []
    for action in actions { UpdateScheduler.shared.afterUpdates(action) }
  }

  private func observeDefault(of layers: WindowLayers) {
    layers.onDefaultChange = { [weak self] in self?.showDefault() }
  }

  private func showDefault() {
    let widget = (top?.layers ?? baseLayers).defaultWidget
    if window?.defaultWidget !== widget { window?.defaultWidget = widget }
  }

  /// The text direction of the topmost dialog or of the window, which determines the keys and the
  /// gestures for going back.
  private var direction: TextDirection {
    top?.widget.direction ?? window?.direction ?? .leftToRight
  }

  private func goBack() -> Bool { (top?.context ?? context).goBack() }

  /// Pops a page, or otherwise requests the dismissal of the topmost dialog. Returns whether the
  /// key was handled.
  private func escape() -> Bool {
    if goBack() { return true }
    guard let cancel = top?.onCancel ?? onEscape else { return false }
    cancel()
    return true
  }
}
