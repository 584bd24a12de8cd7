/// Whether the windows of a scene remember their size.
public struct SceneRestorationBehavior: Hashable, Sendable {
  private let isEnabled: Bool

  /// The windows remember their size, whether they were maximized, and the widths of columns.
  public static let automatic = SceneRestorationBehavior(isEnabled: true)
  /// The windows always open with their default size.
  public static let disabled = SceneRestorationBehavior(isEnabled: false)

  var remembersWindows: Bool { isEnabled }
}

extension Scene {
  /// Sets whether the windows of the scene remember their size.
  ///
  /// ```swift
  /// Window("Player", id: "player") { Text("No music") }
  ///   .defaultSize(width: 320, height: 120)
  ///   .restorationBehavior(.disabled)
  /// ```
  ///
  /// A window opens with the size at which a window of its scene was used last, no larger than the
  /// largest monitor, and maximized if it was closed maximized. A column of a split view has the
  /// width that the user gave it. The values are in `windows.json`, in the folder of the app in
  /// `$XDG_STATE_HOME`, by the id of the scene. A scene without an id is known by its position
  /// among the scenes. The desktop decides where a window opens, and on which monitor.
  public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    transformEnvironment { $0.remembersWindows = behavior.remembersWindows }
  }
}

private enum RemembersWindowsKey: EnvironmentKey {
  static let defaultValue = true
}

extension EnvironmentValues {
  var remembersWindows: Bool {
    get { self[RemembersWindowsKey.self] }
    set { self[RemembersWindowsKey.self] = newValue }
  }
}
