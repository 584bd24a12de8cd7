import Observation

/// The phase of a window or an app, which depends on whether the user can see and use the window,
/// or any window of the app.
///
/// A view reads the phase of its window, an `App` or a `Scene` the highest phase of all windows:
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
/// Before a window is closed and before the program ends, also on SIGTERM, SIGINT or SIGHUP, the
/// phase is ``background``, and `onChange` is called. Effects that are started then don't run,
/// because the program ends. A log-out that the desktop announces does not change the phase: see
/// ``Scene/onTerminate(perform:)``.
///
/// A view on a covered page doesn't observe changes: observe the phase at the root of the window.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The window is closed, minimized, or completely covered.
  case background
  /// The window may be visible, and another app has the focus.
  case inactive
  /// The window, or a dialog above the window, has the focus.
  case active
}

extension EnvironmentValues {
  /// The phase of the view's window, or, in an `App` or a `Scene`, the highest phase of all
  /// windows. Outside an app, such as in a test or a preview, the phase is `active`.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] ?? sceneActivity?.phase ?? app?.activity.phase ?? .active }
    set { self[ScenePhaseKey.self] = newValue }
  }

  /// The activity of the window of the views.
  var sceneActivity: SceneActivity? {
    get { self[SceneActivityKey.self] }
    set { self[SceneActivityKey.self] = newValue }
  }
}

/// The phase of a window or of an app. A view that reads the phase observes it.
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
