import GtkUI

/// A page whose layout depends on the size of the window.
struct AdaptiveLayoutPage: View {
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var width = 0

  var body: some View {
    VStack(spacing: 24) {
      VStack(spacing: 6) {
        Text(sizeClass == .compact ? "Compact width" : "Regular width").font(.title2)
        Text("\(width) pixels").foregroundStyle(.secondary)
      }
      ViewThatFits(in: .horizontal) {
        HStack(spacing: 12) { PlanetCards() }
        VStack(spacing: 12) { PlanetCards() }
      }
      GeometryReader { geometry in
        VStack(alignment: .leading, spacing: 6) {
          Bar(label: "A third of the width", length: geometry.size.width / 3)
          Bar(label: "Two thirds", length: geometry.size.width * 2 / 3)
          Bar(label: "The whole width", length: geometry.size.width)
        }
      }
      .frame(height: 140)
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    .onGeometryChange(for: Int.self) { geometry in
      Int(geometry.size.width)
    } action: { newWidth in
      width = newWidth
    }
  }
}

private struct PlanetCards: View {
  var body: some View {
    ForEach(["Mercury", "Venus", "Earth"], id: \.self) { planet in
      Label(planet, systemImage: "globe")
        .padding(24)
        .frame(minWidth: 170)
        .background(.gray.opacity(0.15), in: RoundedRectangle(cornerRadius: 12))
    }
  }
}

private struct Bar: View {
  let label: String
  let length: Double

  var body: some View {
    VStack(alignment: .leading, spacing: 3) {
      Text(label).font(.caption)
      Capsule()
        .fill(.tint)
        .frame(width: length, height: 12)
    }
  }
}
