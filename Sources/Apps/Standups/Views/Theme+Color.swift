import ComposableGtk
import StandupsCore

extension Theme {
  /// The color on the screen.
  var color: Color {
    switch self {
    case .blue: .blue
    case .teal: .teal
    case .green: .green
    case .yellow: .yellow
    case .orange: .orange
    case .red: .red
    case .pink: .pink
    case .purple: .purple
    case .brown: .brown
    case .slate: .gray
    }
  }
}

/// A circle in the theme color of a stand-up.
struct ThemeSwatch: View {
  let theme: Theme

  var body: some View {
    Circle()
      .fill(theme.color)
      .frame(width: 18, height: 18)
      .accessibilityHidden(true)
  }
}
