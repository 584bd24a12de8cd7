import IssueReporting

/// An action that opens the settings window of the app, which the ``Settings`` scene declares.
///
/// ```swift
/// @Environment(\.openSettings) private var openSettings
/// …
/// Button("Preferences") { openSettings() }
/// ```
///
/// If the app has no such scene, or no app runs, an issue is reported, and nothing is opened.
@MainActor
public struct OpenSettingsAction {
  weak var app: AppContext?

  /// Opens the settings window, or brings an open settings window to the front.
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

  /// Creates a button whose label is a view.
  public init(@ViewBuilder label: () -> Title) {
    self.label = label()
  }

  /// A button that calls the `openSettings` action of the environment.
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
