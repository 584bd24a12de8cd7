import Gtk

/// The host of a cover, which fills the window below the header.
///
/// The cover has no window of its own, because the user could move such a window away from the
/// covered window. The cover slides up within the window. The header of the window shows the title
/// of the cover and, at the start, a back button.
///
/// **Shortcuts and gestures.** If a navigation stack on the cover can't pop a page, Escape,
/// Alt+Left and all other ways to go back request the dismissal. **Accessibility.** A group with
/// the title as its name. The covered content is not accessible.
@MainActor
final class CoverHost: PresentationHost {
  let slot = Bin()
  let context: WindowContext?
  private let outerContext: WindowContext?
  private let onRequest: @MainActor () -> Void
  private let stack = Stack()
  /// A transparent widget, through which the content below is visible during the transitions.
  private let gap = Box(orientation: .vertical)
  private let controls: BackControls
  private var pageTitle: String?
  private var isPlaced = false
  private var completion: (@MainActor () -> Void)?

  init(in outerContext: WindowContext?, onRequest: @escaping @MainActor () -> Void) {
    self.outerContext = outerContext
    self.onRequest = onRequest
    controls = BackControls(canGoBack: true, onBack: onRequest)
    context = outerContext.map { WindowContext(above: $0) }
    slot.accessibleRole = .group
    slot.addCSSClass("background")
    slot.hexpand = true
    slot.vexpand = true
    stack.transitionDuration = .milliseconds(200)
    stack.add(gap)
    stack.add(slot)
    stack.onTransitionRunningChanged { [weak self] in self?.transitionMayHaveEnded() }
    // An invisible widget runs no transitions, so a running transition would never finish.
    stack.onUnmap { [weak self] in self?.transitionMayHaveEnded() }
    context?.onHeaderChange = { [weak self] content in
      self?.controls.setStackControl(content.backControl)
      self?.showHeader()
    }
  }

  func show() {
    guard let outerContext, !isPlaced else { return }
    isPlaced = true
    outerContext.claimHeader(self, header, coversContent: true) { [weak self] in
      guard let self else { return false }
      if context?.goBack() != true {
        onRequest()
      }
      return true
    }
    showHeader()
    outerContext.layers?.add(stack)
    move(to: slot, .overUp)
    if slot.isEffectivelyInert { return focusAfterDialog() }
    if !slot.focusFirst(), let window = outerContext.window, let focus = window.focusWidget,
      outerContext.layers?.widget.contains(focus) == true
    {
      // GTK would leave the focus on a widget that is no longer visible.
      window.focusWidget = nil
    }
  }

  /// Moves the focus to the cover when the dialog above the cover is dismissed, unless the
  /// dismissal moves the focus.
  private func focusAfterDialog() {
    outerContext?.dialogs?.afterChange { [weak self] in
      guard let self, isPlaced else { return }
      if slot.isEffectivelyInert { return focusAfterDialog() }
      if outerContext?.window?.focusWidget?.isMapped != true { _ = slot.focusFirst() }
    }
  }

  func hide() {
    guard isPlaced else { return }
    isPlaced = false
    slot.resignFocus()
    outerContext?.releaseHeader(self)
    outerContext?.layers?.remove(stack)
    stack.transition = .none
    stack.visibleChild = gap
  }

  func beginDismissal(completion: @escaping @MainActor () -> Void) {
    guard isPlaced else { return completion() }
    self.completion = completion
    stack.isPointerBlocked = true
    outerContext?.releaseHeader(self)
    outerContext?.layers?.setCovering(stack, false)
    slot.resignFocus()
    // NB: The gap is transparent, so `underDown` would look the same, but GTK leaks in that
    // transition. The leak is in the sources of 4.18.6, and not in the sources of 4.24.1. See
    // `Stack.Transition`.
    move(to: gap, .slideDown)
  }

  func destroy() {
    completion = nil
    hide()
  }

  func update(_ environment: EnvironmentValues) {
    environment.applyDirection(to: controls.widget)
  }

  func setTitle(_ title: String?) {
    pageTitle = title
    showHeader()
  }

  /// The header of the cover's content, with a back button. If the content sets no title in its
  /// header, the title of the cover is used.
  private var header: HeaderContent {
    var header = context?.header ?? HeaderContent()
    if header.title.isEmpty { header.title = pageTitle ?? "" }
    header.backControl = controls.widget
    return header
  }

  private func showHeader() {
    outerContext?.setHeader(header, from: self)
    slot.accessibleLabel = header.title
  }

  private func move(to page: Widget, _ transition: Stack.Transition) {
    let isSeen = stack.isMapped && Gtk.Settings.default?.enablesAnimations == true
    stack.transition = isSeen ? transition : .none
    stack.visibleChild = page
    transitionMayHaveEnded()
  }

  private func transitionMayHaveEnded() {
    guard isPlaced, !stack.isTransitionRunning || !stack.isMapped else { return }
    if let completion {
      self.completion = nil
      completion()
    } else if stack.visibleChild === slot {
      outerContext?.layers?.setCovering(stack, true)
    }
  }
}
