import IssueReporting

/// An action that opens the settings window of the app, which is declared by a ``Settings`` scene.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
/// …
/// Button("Preferences") { openSettings() }
/// ```
///
/// If the app has no such scene, an issue is reported, and nothing is opened.
@MainActor
public struct OpenSettingsAction {
  weak var app: AppContext?

  /// Opens the settings window, or brings the window to the front if it is open.
  public func callAsFunction() {
    guard let scene = app?.settings else {
      reportIssue(
        """
        The app has no 'Settings' scene, so no settings window was opened. Add a 'Settings' scene \
        to the body of the app.
        """
      )
      return
    }
    scene.open(nil)
  }
}

extension EnvironmentValues {
  /// An action that opens the settings window of the app.
  public var openSettings: OpenSettingsAction { OpenSettingsAction(app: app) }
}

/// A button that opens the settings window of the app.
///
/// ```swift
/// SettingsLink()
/// SettingsLink { Label("Preferences", systemImage: "gear") }
/// ```
public struct SettingsLink<Title: View>: View {
  @Environment(\.openSettings) private var openSettings
  private let label: Title

  /// Creates a button whose label consists of any views.
  public init(@ViewBuilder label: () -> Title) {
    self.label = label()
  }

  /// A button that calls `openSettings` of the environment.
  public var body: some View {
    let openSettings = openSettings
    Button {
      openSettings()
    } label: {
      label
    }
  }
}

extension SettingsLink where Title == Text {
  /// Creates a button with the title "Preferences", in the language of the user.
  public init() {
    self.init { Text(ToolkitWord.preferences.text) }
  }
}
