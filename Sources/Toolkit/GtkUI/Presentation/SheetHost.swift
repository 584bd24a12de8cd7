import Gtk

/// The dialog of a sheet, which has a header of its own.
///
/// **Shortcuts and gestures.** Escape, Ctrl+W and the close button request the dismissal. Escape
/// requests the dismissal only if no widget in the sheet handles the key, and if no page can be
/// popped. A sheet with a `cancellationAction` in its toolbar has no close button.
/// **Accessibility.** A dialog with the title of the content as its name. **Style classes.**
/// `sheet`.
@MainActor
final class SheetHost: PresentationHost {
  private let surface: any DialogSurface
  private let header = WindowHeader(overflow: HeaderOverflow())
  private let frame = PresentedFrame()
  private var pageTitle: String?
  private var wasShown = false

  init(
    in outerContext: WindowContext?,
    _ placement: DialogPlacement = .insideWindow,
    onRequest: @escaping @MainActor () -> Void
  ) {
    surface = placement.makeSurface(
      .sheet,
      in: outerContext,
      header: header,
      layers: WindowLayers(content: frame.widget)
    )
    surface.dialog.addCSSClass("sheet")
    surface.dialog.accessibleRole = .dialog
    surface.onCancel = onRequest
    surface.onRoomChange = { [weak self] in self?.chooseSize() }
    surface.context.onHeaderChange = { [weak self] content in
      guard let self else { return }
      header.show(content)
      showTitle()
      // As in GNOME's dialogs, a cancel button replaces the close button.
      header.bar.showsTitleButtons = surface.isSeparateWindow || !header.hasCancellationAction
    }
    showTitle()
  }

  var slot: Bin { frame.slot }

  var context: WindowContext? { surface.context }

  func show() {
    if !wasShown {
      chooseSize()
    }
    InitialFocus.move { surface.show() }
    if !wasShown || !surface.dialog.containsFocus, !slot.focusFirst() { surface.focusFrame() }
    slot.correctInitialFocus()
    wasShown = true
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.presentsSeparateWindows = surface.isSeparateWindow
    environment.scrolledContentIsMeasured = true
    return environment
  }

  func hide() {
    surface.hide()
  }

  func update(_ environment: EnvironmentValues) {
    surface.setDirection(environment)
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    surface.beginDismissal(completion: completion)
  }

  func destroy() {
    surface.destroy()
  }

  func setTitle(_ title: String?) {
    pageTitle = title
    showTitle()
  }

  /// Shows the title. The title in the header of the content, such as the title of a page on a
  /// navigation stack, has precedence.
  private func showTitle() {
    let navigationTitle = surface.context.header.title
    let title = navigationTitle.isEmpty ? pageTitle ?? "" : navigationTitle
    header.title = title
    surface.setTitle(title)
  }

  /// Sets the size of the sheet. A sheet has the natural size of its content, also after the
  /// content has changed, and is at least 360 pixels wide and 200 pixels high. If the content fills
  /// the available height, the sheet is 480 pixels wide and at most 640 pixels high: as high as the
  /// content if the content scrolls, as a form does, and otherwise 640 pixels.
  private func chooseSize() {
    let room = surface.room
    let limits = (width: min(room.width, 600), height: room.height)
    frame.limit(width: limits.width, height: limits.height)
    if frame.fillsHeight {
      frame.widget.propagatesNaturalWidth = false
      let width = min(max(480, slot.measure(.horizontal).minimum), limits.width)
      let height = min(640, limits.height)
      surface.setSize(
        width: width,
        minWidth: nil,
        minHeight: frame.isMeasured ? min(200, height) : height,
        maxHeight: height
      )
    } else {
      surface.setSize(
        width: nil,
        minWidth: min(360, limits.width),
        minHeight: min(200, limits.height),
        maxHeight: limits.height
      )
    }
  }
}
