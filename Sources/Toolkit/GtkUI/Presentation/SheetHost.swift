import Gtk

/// The window of a sheet, which is modal and has a header of its own.
///
/// **Shortcuts and gestures.** Escape, Ctrl+W and the close button request the dismissal. Escape
/// requests the dismissal only if no widget in the sheet handles the key, and if no page can be
/// popped. **Accessibility.** A dialog with the title of the content as its name. **Style
/// classes.** `sheet`.
@MainActor
final class SheetHost: PresentationHost {
  let context: WindowContext?
  private let window = Gtk.Window()
  private let header = WindowHeader()
  private let frame = PresentedFrame()
  private let layers: WindowLayers
  private let parentTitle: String?
  private weak var parent: Gtk.Window?
  private var pageTitle: String?
  private var wasShown = false

  init(above parent: Gtk.Window?, onRequest: @escaping @MainActor () -> Void) {
    self.parent = parent
    parentTitle = parent?.title
    layers = WindowLayers(content: frame.widget)
    let context = WindowContext(window: window, layers: layers)
    self.context = context
    window.transientFor = parent
    window.isModal = true
    window.destroysWithParent = true
    window.addCSSClass("sheet")
    window.accessibleRole = .dialog
    window.titlebar = header.bar
    window.child = layers.widget
    header.bar.decorationLayout = WindowHeader.layoutWithCloseButton
    context.onHeaderChange = { [weak self] content in
      self?.header.show(content)
      self?.showTitle()
    }
    // Closing the window only requests the dismissal. The window is destroyed when its content is
    // dismissed.
    window.onCloseRequest { [weak context] in
      if context?.presentations.requestDismissal() != true {
        onRequest()
      }
      return true
    }
    addShortcuts(onRequest)
    showTitle()
  }

  var slot: Bin { frame.slot }

  private func addShortcuts(_ onRequest: @escaping @MainActor () -> Void) {
    let goBack: @MainActor () -> Bool = { [weak context] in context?.goBack() ?? false }
    BackTriggers.add(to: window, goBack: goBack)
    let keys = EventControllerKey()
    // The controller is in the bubble phase, so that a focused entry or popover receives Escape
    // first.
    keys.phase = .bubble
    keys.onKeyPressed { key, modifiers in
      guard key == .escape, modifiers.forShortcuts.isEmpty else { return false }
      if !goBack() {
        onRequest()
      }
      return true
    }
    window.addController(keys)
    // The shortcuts of the app don't work in the window of a sheet, so the sheet adds a shortcut.
    let shortcuts = ShortcutController(scope: .global)
    let close = Shortcut("<Control>w") { [weak window] in
      window?.close()
      return true
    }
    if let close {
      shortcuts.add(close)
    }
    window.addController(shortcuts)
  }

  func show() {
    if !wasShown {
      chooseSize()
    }
    InitialFocus.move { window.present() }
    if !wasShown {
      wasShown = true
      _ = slot.focusFirst()
    }
  }

  func hide() {
    window.isVisible = false
  }

  func update(_ environment: EnvironmentValues) {
    environment.applyDirection(to: window)
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    // No transition is necessary, because many desktops fade out a closing window.
    window.isVisible = false
    completion()
  }

  func destroy() {
    window.isVisible = false
    window.destroy()
  }

  func setTitle(_ title: String?) {
    pageTitle = title
    showTitle()
  }

  /// Shows the title. The title in the header of the content, such as the title of a page on a
  /// navigation stack, has precedence.
  private func showTitle() {
    let navigationTitle = context?.header.title ?? ""
    let title = navigationTitle.isEmpty ? pageTitle ?? "" : navigationTitle
    header.title = title
    window.title = title.isEmpty ? parentTitle : title
    window.accessibleLabel = window.title ?? ""
  }

  /// Sets the size of the sheet. A sheet has the natural size of its content, also after the
  /// content has changed. If the content fills the available height, the sheet has a default size,
  /// and the user can resize the sheet.
  private func chooseSize() {
    let room = parent?.sizeForPresented ?? (width: 600, height: 600)
    let limits = (width: min(room.width, 600), height: room.height)
    frame.limit(width: limits.width, height: limits.height)
    if frame.fillsHeight {
      frame.widget.propagatesNaturalHeight = false
      frame.widget.propagatesNaturalWidth = false
      let width = max(480, slot.measure(.horizontal).minimum)
      let height = min(560, max(320, (parent?.expectedSize.height ?? 640) - 48))
      window.defaultSize = (min(width, limits.width), min(height, limits.height))
    } else {
      frame.widget.minContentWidth = min(320, limits.width)
      window.isResizable = false
    }
  }
}
