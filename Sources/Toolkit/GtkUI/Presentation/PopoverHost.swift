import Gtk

/// A popover on the screen.
///
/// **Shortcuts and gestures.** Escape and a click beside it ask for it to be closed.
/// **Accessibility.** Named by the title of what it shows, if that has one.
@MainActor
final class PopoverHost: PresentationHost {
  /// Made anew each time it is brought on the screen: what it points to may be another by then.
  private var popover: Popover?
  private let frame = PresentedFrame()
  private let anchor: @MainActor () -> Widget?
  private let onRequest: @MainActor () -> Void
  /// Held, so that it doesn't die before the popover is taken off it.
  private var parent: Widget?
  /// Until it can be pointed to.
  private var parentMap: SignalConnection?
  /// Until the next frame.
  private var painting: SignalConnection?
  private var arrowEdge: Edge?
  private var title: String?
  private var environment = EnvironmentValues()
  /// Whether it is to be seen, as far as the state is concerned.
  private var isWanted = false
  private var wasShown = false
  /// The widget to which GTK moved the focus when the popover was closed.
  private weak var focusOfGtk: Widget?
  /// Whether GTK has closed the popover, which is still presented.
  private var wasClosedByGtk = false
  private var teardown: MainLoopSource?

  init(
    arrowEdge: Edge?,
    anchor: @escaping @MainActor () -> Widget?,
    onRequest: @escaping @MainActor () -> Void
  ) {
    self.arrowEdge = arrowEdge
    self.anchor = anchor
    self.onRequest = onRequest
  }

  private func makePopover() -> Popover {
    let popover = Popover(child: frame.widget)
    popover.accessibleRole = .dialog
    popover.accessibleLabel = title
    popover.onClosed { [weak self] in self?.didClose() }
    let keys = EventControllerKey()
    keys.phase = .bubble
    keys.onKeyPressed { [weak self] key, modifiers in
      guard key == .escape, modifiers.forShortcuts.isEmpty else { return false }
      self?.onRequest()
      return true
    }
    popover.addController(keys)
    environment.applyDirection(to: popover)
    return popover
  }

  var slot: Bin { frame.slot }

  var context: WindowContext? { nil }

  func show() {
    isWanted = true
    attach()
    popUp()
  }

  var focusAfterClosing: Widget? { focusOfGtk ?? (wasClosedByGtk ? parent : nil) }

  private func popDown(_ popover: Popover) {
    if let focus = popover.popdownReportingFocus() { focusOfGtk = focus }
  }

  func hide() {
    isWanted = false
    detach()
  }

  func leave(completion: @escaping @MainActor () -> Void) {
    isWanted = false
    parentMap?.disconnect()
    painting?.disconnect()
    if let popover { popDown(popover) }
    // What was clicked in it acts after it has closed. But no event may come in between: GTK 4.8 would
    // take the hidden popover for what is under the pointer, even when it has lost its surface, which it
    // asks where the pointer is as soon as a modal window comes or goes.
    teardown = MainLoopSource(idle: .high) { completion() }
  }

  func destroy() {
    isWanted = false
    teardown?.cancel()
    teardown = nil
    detach()
  }

  func update(_ kind: PresentationKind) {
    guard case .popover(let edge) = kind, edge != arrowEdge else { return }
    arrowEdge = edge
    setPosition()
  }

  func update(_ environment: EnvironmentValues) {
    self.environment = environment
    if let popover { environment.applyDirection(to: popover) }
  }

  func setTitle(_ title: String?) {
    self.title = title
    popover?.accessibleLabel = title
  }

  func anchorDidChange() {
    guard isWanted, parent !== anchor() else { return }
    detach()
    attach()
    // The widget may be placed only after this.
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.popUp() }
  }

  private func attach() {
    guard parent == nil, let anchor = anchor() else { return }
    parent = anchor
    let popover = makePopover()
    self.popover = popover
    popover.setParent(anchor)
    setPosition()
  }

  private func detach() {
    parentMap?.disconnect()
    painting?.disconnect()
    guard let popover else { return }
    // First, because the popover notifies its host when it closes.
    self.popover = nil
    parent = nil
    popDown(popover)
    popover.child = nil
    popover.unparent()
  }

  /// It can't be shown before what it points to is, and that has been laid out: GTK would find no
  /// monitor that nothing is on.
  private func popUp(isLaidOut: Bool = false) {
    guard isWanted, let parent else { return }
    parentMap?.disconnect()
    guard parent.isMapped else {
      parentMap = parent.onMap { [weak self] in
        UpdateScheduler.shared.afterUpdates { self?.popUp() }
      }
      return
    }
    if !isLaidOut, parent.allocatedWidth == 0 || parent.allocatedHeight == 0 {
      parentMap = parent.frameClock?.onAfterPaint { [weak self] in
        self?.parentMap?.disconnect()
        UpdateScheduler.shared.afterUpdates { self?.popUp(isLaidOut: true) }
      }
      parent.queueDraw()
      return
    }
    if !wasShown {
      chooseSize()
    }
    point()
    popover?.popup()
    pointAgain()
    wasClosedByGtk = false
    focusOfGtk = nil
    if !wasShown {
      wasShown = true
      _ = slot.focusFirst()
    }
  }

  private func point() {
    guard let popover, let parent else { return }
    popover.point(to: popover.areaToPointTo(in: parent))
  }

  /// A window that has just appeared has its size only with the next frame.
  private func pointAgain() {
    painting?.disconnect()
    painting = parent?.frameClock?.onAfterPaint { [weak self] in
      self?.painting?.disconnect()
      self?.point()
    }
    parent?.queueDraw()
  }

  private func chooseSize() {
    let room = (parent?.root as? Gtk.Window)?.sizeForPresented ?? (width: 480, height: 600)
    frame.limit(width: min(room.width, 480), height: min(room.height * 2 / 3, 600))
    if frame.fillsHeight {
      frame.widget.minContentWidth = 320
      frame.widget.minContentHeight = 320
    }
  }

  private func setPosition() {
    let isRightToLeft = parent?.direction == .rightToLeft
    popover?.position =
      switch arrowEdge {
      case .top: .top
      case .bottom, nil: .bottom
      case .leading: isRightToLeft ? .right : .left
      case .trailing: isRightToLeft ? .left : .right
      }
  }

  /// GTK closes it when there is a click beside it, and can't be asked not to. So it is shown again
  /// if it is wanted in spite of that.
  private func didClose() {
    guard isWanted, popover != nil else { return }
    wasClosedByGtk = true
    onRequest()
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.popUp() }
  }
}
