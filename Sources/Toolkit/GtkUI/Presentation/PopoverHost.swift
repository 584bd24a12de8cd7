import Gtk

/// The popover of a presentation.
///
/// **Shortcuts and gestures.** Escape and a click outside the popover request the dismissal.
/// **Accessibility.** A dialog. If the content has a title, the title is the name of the popover.
@MainActor
final class PopoverHost: PresentationHost {
  /// The popover while it is attached to a widget. Another popover is created when the presentation
  /// is shown after it was hidden, and when the widget to which the popover points has changed.
  private var popover: Popover?
  private let frame = PresentedFrame()
  private let outerContext: WindowContext?
  private let anchor: @MainActor () -> Widget?
  private let onRequest: @MainActor () -> Void
  /// Retained, so that the widget isn't finalized before the popover is removed from the widget.
  private var parent: Widget?
  /// Connected until the parent is mapped, is inside its window and has a size.
  private var parentMap: SignalConnection?
  /// The time at which the popover is shown although its parent is outside its window, because the
  /// parent is scrolled out of sight.
  private var transitionLimit: ContinuousClock.Instant?
  /// Connected until the next frame has been painted.
  private var painting: SignalConnection?
  private var arrowEdge: Edge?
  private var title: String?
  private var environment = EnvironmentValues()
  /// Whether the popover is presented, even if GTK has closed the popover.
  private var isPresented = false
  private var wasShown = false
  /// The widget to which GTK moved the focus when the popover was closed.
  private weak var focusMovedByGtk: Widget?
  /// Whether GTK has closed the presented popover, and the popover was not shown again.
  private var wasClosedByGtk = false
  /// The area to which the popover points.
  private var pointedAt: [Int]?
  /// Whether the popover is shown when the dialog above its parent is dismissed.
  private var isWaitingForDialog = false
  private var teardown: MainLoopSource?

  init(
    in outerContext: WindowContext?,
    arrowEdge: Edge?,
    anchor: @escaping @MainActor () -> Widget?,
    onRequest: @escaping @MainActor () -> Void
  ) {
    self.outerContext = outerContext
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

  /// The dialogs that the content of the popover presents are separate windows.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.presentsSeparateWindows = true
    environment.isInPopover = true
    environment.scrolledContentIsMeasured = false
    return environment
  }

  func show() {
    isPresented = true
    attach()
    popUp()
  }

  var focusAfterClosing: Widget? { focusMovedByGtk ?? (wasClosedByGtk ? parent : nil) }

  private func popDown(_ popover: Popover) {
    if let focus = popover.popdownReportingFocus() { focusMovedByGtk = focus }
  }

  func hide() {
    isPresented = false
    detach()
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    isPresented = false
    parentMap?.disconnect()
    painting?.disconnect()
    if let popover { popDown(popover) }
    teardown = PopoverCompletion.schedule(completion)
  }

  func destroy() {
    isPresented = false
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
    guard isPresented, parent !== anchor()?.shownOrMenuButton else { return }
    detach()
    attach()
    // The container may place the widget only after this call.
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.popUp() }
  }

  private func attach() {
    guard parent == nil, let anchor = anchor()?.shownOrMenuButton else { return }
    parent = anchor
    let popover = makePopover()
    self.popover = popover
    popover.setParent(anchor)
    setPosition()
  }

  private func detach() {
    transitionLimit = nil
    parentMap?.disconnect()
    painting?.disconnect()
    guard let popover else { return }
    // `popover` is set first, so that `didClose` does nothing when this method closes the popover.
    self.popover = nil
    parent = nil
    popDown(popover)
    popover.child = nil
    popover.unparent()
  }

  /// Shows the popover when its parent has been mapped and laid out. For a parent without a size,
  /// GTK would find no monitor.
  private func popUp(isLaidOut: Bool = false) {
    guard isPresented, let parent else { return }
    parentMap?.disconnect()
    // GTK would show the popover above the dialog that blocks the parent.
    guard !parent.isEffectivelyInert else { return popUpAfterDialog() }
    guard parent.isMapped else {
      parentMap = parent.onMap { [weak self] in
        UpdateScheduler.shared.afterUpdates { self?.popUp() }
      }
      return
    }
    // A transition can begin with its content outside the window, and possibly outside the screen,
    // where GTK would find no monitor either.
    if parent.isOutsideOfWindow, waitsForTransition() {
      parentMap = parent.frameClock?.onAfterPaint { [weak self] in
        self?.parentMap?.disconnect()
        UpdateScheduler.shared.afterUpdates { self?.popUp() }
      }
      parent.queueDraw()
      return
    }
    transitionLimit = nil
    if !isLaidOut,
      !parent.isAllocated || parent.allocatedWidth == 0 || parent.allocatedHeight == 0
    {
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
    point(isFirst: true)
    popover?.popup()
    pointAgain()
    wasClosedByGtk = false
    focusMovedByGtk = nil
    if !wasShown {
      wasShown = true
      if !slot.focusFirst() { slot.correctInitialFocus() }
    }
  }

  /// Whether a transition may still move the parent into its window. The transitions of pages and
  /// covers take a quarter of a second.
  private func waitsForTransition() -> Bool {
    let now = ContinuousClock.now
    let limit = transitionLimit ?? now + .milliseconds(400)
    transitionLimit = limit
    return now < limit
  }

  private func popUpAfterDialog() {
    guard !isWaitingForDialog, let dialogs = outerContext?.dialogs else { return }
    isWaitingForDialog = true
    dialogs.afterChange { [weak self] in
      self?.isWaitingForDialog = false
      self?.popUp()
    }
  }

  private func point(isFirst: Bool = false) {
    guard let popover, let parent else { return }
    let area = popover.targetArea(in: parent)
    let target = area.map { [$0.x, $0.y, $0.width, $0.height] }
    // GTK draws the popover again each time it is pointed, and would never stop.
    if !isFirst, target == pointedAt { return }
    pointedAt = target
    popover.point(to: area)
  }

  /// Points the popover again after the next frame, because a window that was just shown has its
  /// size only then, and after each frame until the parent has a size and is inside its window.
  private func pointAgain() {
    painting?.disconnect()
    painting = parent?.frameClock?.onAfterPaint { [weak self] in
      guard let self else { return }
      if parent?.pixelInWindow == nil { painting?.disconnect() }
      point()
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

  /// Called when GTK has closed the popover, for example after a click outside the popover. The
  /// host can't prevent such a closing. Requests the dismissal. If the popover is then still
  /// presented, the popover is shown again.
  private func didClose() {
    guard isPresented, popover != nil else { return }
    wasClosedByGtk = true
    onRequest()
    UpdateScheduler.shared.afterUpdates { [weak self] in self?.popUp() }
  }
}
