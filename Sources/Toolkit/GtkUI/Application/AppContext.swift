import Foundation
import Gtk
import IssueReporting
import Termination

/// The scenes, the windows and the phase of an app, for the windows and views of the app.
@MainActor
final class AppContext {
  let name: String
  let application: Application
  /// The states that the windows of the app remember.
  let windowStates: WindowStates
  private(set) var scenes: [any AnyWindowScene] = []
  /// Waits for the first frame of the window that was opened last.
  private var firstFrame: TickCallback?

  /// The most active phase of all windows, or `background` if no window is open.
  let activity = SceneActivity(.inactive)

  init(application: Application, name: String, windowStates: WindowStates) {
    self.application = application
    self.name = name
    self.windowStates = windowStates
  }

  // MARK: Scenes

  func add(_ scene: any AnyWindowScene) {
    scenes.append(scene)
  }

  func remove(_ scene: any AnyWindowScene) {
    scenes.removeAll { $0 === scene }
  }

  /// The settings scene, if any.
  var settings: (any AnyWindowScene)? { scenes.first { $0.kind.isSettings } }

  // MARK: Windows

  /// All windows, ordered by scene and then by the time at which they were opened.
  var windows: [any AnyAppWindow] { scenes.flatMap(\.openWindows) }

  /// The window that was focused last. If ``windows`` does not contain this window, the last window
  /// of ``windows``. `nil` if no window is open.
  var frontWindow: (any AnyAppWindow)? {
    let active = application.activeWindow
    let windows = windows
    return windows.first { $0.window === active } ?? windows.last
  }

  /// Shows the front window. If no window is open, opens the first scene that isn't a ``Settings``
  /// scene, or reports an issue if there is no such scene.
  func activate() {
    if let frontWindow {
      frontWindow.window.present()
    } else if let scene = scenes.first(where: { !$0.kind.isSettings }) {
      scene.open(nil)
    } else {
      reportIssue(
        """
        The app has no scene, so no window is opened, and the app quits. Add a scene, such as a \
        'WindowGroup', to the body of the app.
        """
      )
    }
  }

  /// Passes links and files to the front window, or to another window if no view in the front
  /// window receives links. If no window receives links, an issue is reported for each link.
  func open(_ urls: [URL]) {
    activate()
    UpdateScheduler.shared.afterUpdates { [weak self] in
      for url in urls {
        self?.deliver(url)
      }
    }
  }

  private func deliver(_ url: URL) {
    let front = frontWindow
    let others = windows.filter { $0 !== front }
    for window in [front].compactMap(\.self) + others where !window.urlReceivers.isEmpty {
      window.urlReceivers.deliver(url)
      return
    }
    reportIssue(
      """
      The app can't open '\(url.absoluteString)', because no view in the windows of the app has an \
      'onOpenURL'. The link is ignored. Add an 'onOpenURL' to the topmost view of a window.
      """
    )
  }

  /// Updates the phase of the app. Called after a window was opened or closed, or after the phase
  /// of a window has changed.
  func activityDidChange() {
    rememberWindows()
    windowStates.save()
    activity.set(windows.map(\.activity.scene.phase).max() ?? .background)
  }

  /// Runs the actions that wait for a window when the first frame of the window was drawn.
  func windowDidOpen(_ window: any AnyAppWindow) {
    guard !FirstFrameActions.shared.hasRun else { return }
    firstFrame?.cancel()
    var count = 0
    firstFrame = TickCallback(window.window) { [weak self] _ in
      // The handler is called before the layout of each frame.
      count += 1
      guard count > 1 else { return }
      self?.firstFrame?.cancel()
      self?.firstFrame = nil
      FirstFrameActions.shared.run()
    }
  }

  /// Stores the current sizes of all windows in memory.
  func rememberWindows() {
    for window in windows { window.remember() }
  }

  /// Returns the key of a scene for the states of its windows.
  func key(of scene: any AnyWindowScene) -> String {
    scene.id ?? "scene \(scenes.firstIndex { $0 === scene } ?? 0)"
  }

  /// Sets the phase of each window and of the app to `background`, so that the views can respond.
  /// Then runs the termination actions.
  func willTerminate() {
    UncommittedFields.shared.commit()
    rememberWindows()
    windowStates.saveNow()
    for window in windows {
      window.activity.windowWillClose()
    }
    activity.set(.background)
    UpdateScheduler.shared.flush()
    TerminationActions.shared.run()
  }

  /// Quits the app, unless a window has a close guard that returns `false`. This window is then
  /// shown instead.
  func quit() {
    // The text of a field may change what a close guard returns.
    UpdateScheduler.shared.prepareForUserAction()
    if let refusing = windows.first(where: { !$0.closeGuards.mayClose() }) {
      refusing.window.present()
    } else {
      application.quit()
    }
  }
}

private enum AppContextKey: EnvironmentKey {
  static let defaultValue: AppContext? = nil
}

extension EnvironmentValues {
  var app: AppContext? {
    get { self[AppContextKey.self] }
    set { self[AppContextKey.self] = newValue }
  }
}
