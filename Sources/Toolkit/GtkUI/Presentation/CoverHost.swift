import Gtk

/// A page over all that a window shows below its header.
///
/// It isn't a window of its own: on a desktop such a window is one that the person who uses the app
/// moves about, next to the one that it should cover. So the page slides up within the window, has
/// its title in the window's header, and at the start of that a button to leave it by.
///
/// **Shortcuts and gestures.** Escape, Alt+Left, and what else leads back ask for it to be left.
/// **Accessibility.** A group, named by its title; what is covered can't be reached.
@MainActor
final class CoverHost: PresentationHost {
  let slot = Bin()
  let context: WindowContext?
  private let around: WindowContext?
  private let onRequest: @MainActor () -> Void
  private let stack = Stack()
  /// Shows what is below, while the page comes and goes.
  private let gap = Box(orientation: .vertical)
  private let controls = Box(orientation: .horizontal)
  private let closeButton = Gtk.Button(iconName: "go-previous-symbolic")
  private weak var backControl: Widget?
  private var backVisibility: SignalConnection?
  private var navigationTitle = ""
  private var pageTitle: String?
  private var subtitle = "" {
    didSet { around?.setSubtitle(subtitle, from: self) }
  }
  private var toolbar: [HeaderItem] = [] {
    didSet { around?.setToolbar(toolbar, from: self) }
  }
  private var isPlaced = false
  private var completion: (@MainActor () -> Void)?

  init(in around: WindowContext?, onRequest: @escaping @MainActor () -> Void) {
    self.around = around
    self.onRequest = onRequest
    context = around.map { WindowContext(window: $0.window, layers: $0.layers) }
    slot.accessibleRole = .group
    slot.addCSSClass("background")
    slot.hexpand = true
    slot.vexpand = true
    stack.transitionDuration = .milliseconds(200)
    stack.add(gap)
    stack.add(slot)
    stack.onTransitionRunningChanged { [weak self] in self?.transitionMayHaveEnded() }
    // Nothing moves where nobody sees it, and no transition would come to its end.
    stack.onUnmap { [weak self] in self?.transitionMayHaveEnded() }
    closeButton.accessibleLabel = ToolkitWord.back.text
    closeButton.focusesOnClick = false
    closeButton.onClicked { onRequest() }
    controls.append(closeButton)
    context?.onTitleChange = { [weak self] title in
      self?.navigationTitle = title
      self?.showTitle()
    }
    context?.onBackControlChange = { [weak self] in self?.setBackControl($0) }
    context?.onSubtitleChange = { [weak self] in self?.subtitle = $0 }
    context?.onToolbarChange = { [weak self] in self?.toolbar = $0 }
  }

  func show() {
    guard let around, !isPlaced else { return }
    isPlaced = true
    around.takeHeader(self, backControl: controls, coversContent: true) { [weak self] in
      guard let self else { return false }
      if context?.goBack() != true {
        onRequest()
      }
      return true
    }
    showTitle()
    around.setSubtitle(subtitle, from: self)
    around.setToolbar(toolbar, from: self)
    around.layers?.add(stack)
    move(to: slot, .overUp)
    if !slot.focusFirst() {
      // GTK would leave the focus with a widget that can't be seen any more.
      around.window?.focusWidget = nil
    }
  }

  func hide() {
    guard isPlaced else { return }
    isPlaced = false
    slot.giveUpFocus()
    around?.leaveHeader(self)
    around?.layers?.remove(stack)
    stack.transition = .none
    stack.visibleChild = gap
  }

  func leave(completion: @escaping @MainActor () -> Void) {
    guard isPlaced else { return completion() }
    self.completion = completion
    stack.canTarget = false
    around?.leaveHeader(self)
    around?.layers?.setArrived(stack, false)
    slot.giveUpFocus()
    // What comes can't be seen. `underDown` would be the same, but for what GTK 4.8 loses with it.
    move(to: gap, .slideDown)
  }

  func destroy() {
    completion = nil
    hide()
  }

  func update(_ environment: EnvironmentValues) {
    environment.applyDirection(to: controls)
  }

  func setTitle(_ title: String?) {
    pageTitle = title
    showTitle()
  }

  private func showTitle() {
    let title = navigationTitle.isEmpty ? pageTitle ?? "" : navigationTitle
    around?.setTitle(title, from: self)
    slot.accessibleLabel = title
  }

  /// A navigation stack on the page leads back first, and has a button of its own for that.
  private func setBackControl(_ control: Widget?) {
    backVisibility?.disconnect()
    if let backControl {
      controls.remove(backControl)
    }
    backControl = control
    if let control {
      controls.append(control)
      backVisibility = control.onNotify("visible") { [weak self] in self?.showOneButton() }
    }
    showOneButton()
  }

  private func showOneButton() {
    closeButton.isVisible = backControl?.isVisible != true
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
      around?.layers?.setArrived(stack, true)
    }
  }
}
