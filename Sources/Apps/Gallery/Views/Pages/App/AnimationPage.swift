import GtkUI

/// Effects and texts whose changes are animated, with several curves.
struct AnimationPage: View {
  private enum Curve: String, CaseIterable {
    case smooth, snappy, bouncy, linear, easeInOut

    var animation: Animation {
      switch self {
      case .smooth: .smooth
      case .snappy: .snappy
      case .bouncy: .bouncy
      case .linear: .linear
      case .easeInOut: .easeInOut
      }
    }

    var title: String { self == .easeInOut ? "Ease In and Out" : rawValue.capitalized }
  }

  @State private var isChanged = false
  @State private var curve = Curve.bouncy
  @State private var count = 10

  var body: some View {
    Form {
      Section {
        HStack(spacing: 24) {
          tile.opacity(isChanged ? 0.2 : 1)
          tile.offset(y: isChanged ? 24 : -24)
          tile.scaleEffect(isChanged ? 1.4 : 1)
          tile.rotationEffect(.degrees(isChanged ? 90 : 0))
        }
        .padding(.vertical, 48)
        .frame(maxWidth: .infinity)
        .accessibilityHidden()
      }
      Section {
        Picker("Animation", selection: $curve) {
          ForEach(Curve.allCases, id: \.self) { Text($0.title).tag($0) }
        }
        Button("Animate") {
          withAnimation(curve.animation) { isChanged.toggle() }
        }
      }
      Section("Changing text") {
        Text("\(count)")
          .font(.largeTitle)
          .monospacedDigit()
          .contentTransition(.numericText(value: Double(count)))
          .padding(.vertical, 12)
          .frame(maxWidth: .infinity)
        Stepper("Count", value: $count.animation(curve.animation), in: 0...20)
      }
    }
  }

  private var tile: some View {
    RoundedRectangle(cornerRadius: 9)
      .fill(.tint)
      .frame(width: 48, height: 48)
  }
}
