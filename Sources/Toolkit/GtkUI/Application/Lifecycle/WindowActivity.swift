import Gtk

/// An object that observes whether a window is active, inactive or in the background.
///
/// A window remains active while a dialog above the window is active. When the focus moves between
/// a window and its dialog, neither is active for a moment. Therefore, the phase of an active
/// window changes only if the window and its dialogs are inactive after ``delay``, or if the window
/// closes.
@MainActor
final class WindowActivity {
  /// The phase that the views of the window read.
  let scene = SceneActivity(.active)

  private let delay = Duration.milliseconds(100)
  private let onChange: @MainActor () -> Void
  private weak var window: Gtk.Window?
  private var timer: MainLoopSource?
  private var observed: Set<UnsafeMutableRawPointer> = []
  private var isClosing = false

  /// - Parameters:
  ///   - window: The window whose state determines the phase. The object does not retain the
  ///   window.
  ///   - onChange: Called when the phase has changed.
  init(_ window: Gtk.Window, onChange: @escaping @MainActor () -> Void) {
    self.window = window
    self.onChange = onChange
    observe(window)
    window.connect("realize") { [weak self, weak window] in
      window?.onConcealedChanged { self?.stateDidChange() }
    }
  }

  /// Sets the phase to `background` permanently.
  func windowWillClose() {
    isClosing = true
    timer?.cancel()
    set(.background)
  }

  private func observe(_ window: Gtk.Window) {
    guard observed.insert(window.pointer).inserted else { return }
    window.onActiveChanged { [weak self] in self?.stateDidChange() }
  }

  private func stateDidChange() {
    guard !isClosing, let window else { return }
    observed.formIntersection(Gtk.Window.all.map(\.pointer))
    if phase(of: window) == .active {
      timer?.cancel()
      timer = nil
      set(.active)
    } else if timer == nil {
      timer = MainLoopSource(after: delay) { [weak self] in self?.stateDidSettle() }
    }
  }

  private func stateDidSettle() {
    timer = nil
    guard !isClosing, let window else { return }
    // The focus can move to a dialog that was presented in the meantime, so all dialogs of the
    // window are observed.
    Gtk.Window.all.filter { $0.isDialog(of: window) }.forEach(observe)
    set(phase(of: window))
  }

  private func phase(of window: Gtk.Window) -> ScenePhase {
    if window.isActive || Gtk.Window.all.contains(where: { $0.isActive && $0.isDialog(of: window) })
    {
      return .active
    }
    return window.isConcealed ? .background : .inactive
  }

  private func set(_ phase: ScenePhase) {
    guard scene.phase != phase else { return }
    scene.set(phase)
    onChange()
  }
}

extension Gtk.Window {
  /// Whether the window is above another window, directly or above a dialog of that window.
  fileprivate func isDialog(of other: Gtk.Window) -> Bool {
    var next = transientFor
    while let window = next {
      if window === other { return true }
      next = window.transientFor
    }
    return false
  }
}
