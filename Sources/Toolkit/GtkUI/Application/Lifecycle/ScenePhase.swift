import Observation

/// The phase of a window or of an app. The phase depends on whether the user can see and use the
/// window, or any window of the app.
///
/// A view reads the phase of its window. An `App` or a `Scene` reads the most active phase of all
/// windows:
///
/// ```swift
/// @Environment(\.scenePhase) private var scenePhase
///
/// var body: some View {
///   EditorView(store: store)
///     .onChange(of: scenePhase) { _, phase in
///       if phase == .background { store.send(.save) }
///     }
/// }
/// ```
///
/// Before a window is closed, and before the program exits, the phase becomes ``background``, and
/// `onChange` is called. The program also exits on SIGTERM, SIGINT and SIGHUP. An effect that
/// `onChange` starts before the program exits does not run. When the desktop requests a log-out,
/// the phase does not change, because a program can still prevent the log-out. To save data at
/// log-out, see ``Scene/onTerminate(perform:)``.
///
/// A view on a covered page doesn't observe changes, so observe the phase at the root of the
/// window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is closed, minimized, or completely covered. A covered window is detected with GTK
  /// 4.12 or later.
  case background
  /// The window may be visible, but neither the window nor a dialog above the window has the focus.
  case inactive
  /// The window, or a dialog above the window, has the focus.
  case active
}

extension EnvironmentValues {
  /// The phase of the view's window, or, in an `App` or a `Scene`, the most active phase of all
  /// windows. Outside an app, such as in a test or a preview, the phase is `active`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? sceneActivity?.phase ?? app?.activity.phase ?? .active }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The observable phase of the window that shows the view.
  var sceneActivity: SceneActivity? {
    get { self[SceneActivityKey.self] }
    set { self[SceneActivityKey.self] = newValue }
  }
}

/// The observable phase of a window or of an app.
@MainActor
@Observable
final class SceneActivity {
  private(set) var phase: ScenePhase

  init(_ phase: ScenePhase) {
    self.phase = phase
  }

  /// Sets the phase. Observers are notified only if the phase differs.
  func set(_ newPhase: ScenePhase) {
    if phase != newPhase {
      phase = newPhase
    }
  }
}

private enum ScenePhaseKey: EnvironmentKey {
  static let defaultValue: ScenePhase? = nil
}

private enum SceneActivityKey: EnvironmentKey {
  static let defaultValue: SceneActivity? = nil
}
