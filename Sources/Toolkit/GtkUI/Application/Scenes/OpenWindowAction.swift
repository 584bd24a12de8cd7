import IssueReporting

/// An action that opens windows of the app.
///
/// ```swift
/// @Environment(\.openWindow) private var openWindow
/// …
/// Button("Activity") { openWindow(id: "activity") }
/// Button("Open") { openWindow(value: note.id) }
/// ```
///
/// If no scene matches, or no app runs, an issue is reported, and nothing is opened.
@MainActor
public struct OpenWindowAction {
  weak var app: AppContext?

  /// Opens a window of the scene with an id. If the scene can have only one window, and the window
  /// is open, the window is brought to the front.
  public func callAsFunction(id: String) {
    guard let app = reachable() else { return }
    guard let scene = app.scenes.first(where: { $0.id == id }) else {
      reportIssue(
        """
        There is no scene with the id '\(id)', so no window was opened. Add a \
        'WindowGroup(id: "\(id)")' to the body of the app, or use the id of a scene.
        """
      )
      return
    }
    scene.open(nil)
  }

  /// Opens the window for a value, in the first scene for values of this type. If the window is
  /// open, the window is brought to the front.
  public func callAsFunction<Value: Codable & Hashable & SendableMetatype>(value: Value) {
    open(id: nil, value)
  }

  /// Opens the window for a value, in the scene with an id. If the window is open, the window is
  /// brought to the front.
  public func callAsFunction<Value: Codable & Hashable & SendableMetatype>(id: String, value: Value)
  {
    open(id: id, value)
  }

  private func open<Value: Hashable & SendableMetatype>(id: String?, _ value: Value) {
    guard let app = reachable() else { return }
    for scene in app.scenes where id == nil || scene.id == id {
      if case .values(_, let accepts) = scene.kind, let value = accepts(value) {
        scene.open(value)
        return
      }
    }
    let place = id.map { "the id '\($0)' and " } ?? ""
    reportIssue(
      """
      There is no scene with \(place)windows for a '\(Value.self)', so no window was opened. Add a \
      'WindowGroup(for: \(Value.self).self)' to the body of the app.
      """
    )
  }

  private func reachable() -> AppContext? {
    if app == nil {
      reportIssue(
        """
        'openWindow' was called while no app runs, such as in a preview or a test. No window was \
        opened.
        """
      )
    }
    return app
  }
}

extension EnvironmentValues {
  /// An action that opens windows of the app.
  public var openWindow: OpenWindowAction { OpenWindowAction(app: app) }
}
