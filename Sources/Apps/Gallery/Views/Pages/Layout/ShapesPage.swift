import GtkUI

/// Shapes that are filled, outlined, trimmed and rotated.
struct ShapesPage: View {
  @State private var value = 0.6

  var body: some View {
    Form {
      Section("Filled and outlined shapes") {
        HStack(spacing: 12) {
          Rectangle().fill(.blue)
          RoundedRectangle(cornerRadius: 12).fill(.green)
          Capsule().stroke(.orange, lineWidth: 3)
          Circle().strokeBorder(.red, lineWidth: 3)
        }
        .frame(height: 48)
      }
      Section("Part of a shape") {
        Slider(value: $value) { Text("Part") }
        HStack(spacing: 12) {
          ring(lineCap: .round)
          ring(lineCap: .butt)
          RoundedRectangle(cornerRadius: 12)
            .trim(to: value)
            .stroke(.purple, style: StrokeStyle(lineWidth: 6, lineCap: .round))
        }
        .frame(height: 96)
      }
    }
  }

  /// A ring that starts at the top.
  private func ring(lineCap: CGLineCap) -> some View {
    Circle()
      .trim(to: value)
      .rotation(.degrees(-90))
      .stroke(.blue, style: StrokeStyle(lineWidth: 12, lineCap: lineCap))
      .background { Circle().stroke(Color.primary.opacity(0.12), lineWidth: 12) }
  }
}
