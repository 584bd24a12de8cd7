import Gtk

/// The widgets of a toast, and the timer that ends the duration of the toast.
///
/// The timer runs only while the toast contains neither the pointer nor the focus. Afterwards, the
/// whole duration begins again.
@MainActor
final class ToastPanel {
  /// The width in pixels, with the margins, for the default text size. In a narrower view, a toast
  /// is as wide as the view. As in GNOME's apps, the width does not depend on the title.
  static let width = 450

  /// Called when the transition that hides the toast has ended.
  var onHidden: @MainActor () -> Void = {}
  /// Called when the duration of the toast has ended.
  var onTimeout: @MainActor () -> Void = {}

  var widget: Widget { revealer }

  private let revealer = Revealer()
  private let box = Box(orientation: .horizontal, spacing: 6)
  private let widthBin = Bin()
  private let pointer = EventControllerMotion()
  private let focus = EventControllerFocus()
  private var placed: [Widget] = []
  private var containsPointer = false { didSet { beginTimer() } }
  private var containsFocus = false { didSet { beginTimer() } }
  private var duration: Duration?
  private var timer: MainLoopSource?
  private var textScaleConnection: SignalConnection?

  init() {
    box.accessibleRole = .alert
    box.addCSSClass("toast")
    widthBin.setChildren([box])
    revealer.child = widthBin
    revealer.transition = .slideUp
    revealer.halign = .center
    revealer.valign = .end
    // A hidden widget receives no pointer events.
    revealer.isVisible = false
    box.addController(pointer)
    box.addController(focus)
    pointer.onContainsPointerChanged { [weak self] in self?.containsPointer = $0 }
    focus.onContainsFocusChanged { [weak self] in self?.containsFocus = $0 }
    revealer.onChildRevealedChanged { [weak self] in self?.transitionDidEnd() }
  }

  func setChildren(_ widgets: [Widget]) {
    for widget in placed where !widgets.contains(widget) { widget.resignFocus() }
    for widget in widgets { widget.valign = .center }
    box.splice(widgets, replacing: placed)
    placed = widgets
  }

  /// Sets the name of the toast, which a screen reader speaks.
  func setTitle(_ title: String) { box.accessibleLabel = title }

  /// Reveals and announces the toast, and begins its duration.
  func show(for duration: Duration?) {
    self.duration = duration
    UpdateScheduler.shared.afterUpdates { [weak box] in
      if let box, let title = box.accessibleLabel { box.announce(title) }
    }
    textScaleDidChange()
    textScaleConnection?.disconnect()
    textScaleConnection = Gtk.Settings.default?.onTextScaleChanged { [weak self] in
      self?.textScaleDidChange()
    }
    revealer.isVisible = true
    revealer.revealsChild = true
    beginTimer()
  }

  /// Removes the focus from the toast. Returns whether the toast contained the focus.
  func resignFocus() -> Bool {
    let hadFocus = revealer.containsFocus
    revealer.resignFocus()
    return hadFocus
  }

  /// Hides the toast in a transition.
  func hide() {
    stop()
    revealer.revealsChild = false
  }

  /// Ends the duration without a timeout, and no longer observes the text size.
  func stop() {
    textScaleConnection?.disconnect()
    textScaleConnection = nil
    duration = nil
    endTimer()
  }

  private func textScaleDidChange() {
    let textScale = Gtk.Settings.default?.textScale ?? 1
    widthBin.horizontalLimits.natural = Int((Double(Self.width) * textScale).rounded())
  }

  private func endTimer() {
    timer?.cancel()
    timer = nil
  }

  /// Begins the duration again, unless the toast contains the pointer or the focus.
  private func beginTimer() {
    endTimer()
    guard let duration, !containsPointer, !containsFocus else { return }
    timer = MainLoopSource(after: duration) { [weak self] in
      self?.timer = nil
      self?.onTimeout()
    }
  }

  private func transitionDidEnd() {
    guard !revealer.revealsChild, !revealer.isChildRevealed else { return }
    revealer.isVisible = false
    onHidden()
  }
}
