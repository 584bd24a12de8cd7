import ComposableGtk
import InventoryCore

/// A circle in the color of an item. The circle of an item without a color is only an outline.
struct ColorSwatch: View {
  let color: ItemColor?

  var body: some View {
    Circle()
      .fill(color?.color ?? Color.clear)
      .overlay { Circle().strokeBorder(Color.secondary.opacity(0.5)) }
      .frame(width: 24, height: 24)
      .accessibilityHidden(true)
  }
}

extension ItemColor {
  /// The color on the screen.
  var color: Color {
    switch self {
    case .red: .red
    case .orange: .orange
    case .yellow: .yellow
    case .green: .green
    case .blue: .blue
    case .purple: .purple
    case .brown: .brown
    case .white: .white
    case .gray: .gray
    case .black: .black
    }
  }
}
