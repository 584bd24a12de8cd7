import GtkUI

/// Views that are inserted and removed with transitions, and a view that moves to the place of
/// another view.
struct TransitionPage: View {
  private enum Kind: String, CaseIterable {
    case opacity, slide, scale, move, push, combined

    var transition: AnyTransition {
      switch self {
      case .opacity: .opacity
      case .slide: .slide
      case .scale: .scale
      case .move: .move(edge: .top)
      case .push: .push(from: .trailing)
      case .combined: .scale(scale: 0.5).combined(with: .opacity)
      }
    }
  }

  @State private var kind = Kind.opacity
  @State private var rows = [1, 2, 3]
  @State private var next = 4
  @State private var isMoved = false
  @Namespace private var tiles

  var body: some View {
    ScrollView {
      VStack(spacing: 12) {
        Picker("Transition", selection: $kind) {
          ForEach(Kind.allCases, id: \.self) { Text($0.rawValue.capitalized).tag($0) }
        }
        HStack(spacing: 12) {
          Button("Insert") { withAnimation { insert() } }
          Button("Remove") { withAnimation { remove() } }
            .disabled(rows.isEmpty)
          Button("Shuffle") { withAnimation { rows.shuffle() } }
        }
        VStack(spacing: 6) {
          ForEach(rows, id: \.self) { row in
            Text("Row \(row)")
              .padding(12)
              .frame(maxWidth: .infinity)
              .background(.card)
              .transition(kind.transition)
          }
        }
        Divider()
        HStack {
          if !isMoved { tile(padding: 12) }
          Spacer()
          if isMoved { tile(padding: 24) }
        }
        Button("Move") { withAnimation { isMoved.toggle() } }
      }
      .padding(24)
    }
  }

  private func tile(padding: Double) -> some View {
    Text("Matched geometry")
      .padding(padding)
      .background(.card)
      .matchedGeometryEffect(id: "tile", in: tiles)
  }

  private func insert() {
    rows.insert(next, at: rows.count / 2)
    next += 1
  }

  private func remove() {
    rows.remove(at: rows.count / 2)
  }
}
