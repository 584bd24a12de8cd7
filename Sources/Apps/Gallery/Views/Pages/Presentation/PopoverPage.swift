import GtkUI

/// Popovers that point to a view.
struct PopoverPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isFiltering = false
  @State private var isAbove = false
  @State private var showsRocky = true
  @State private var showsGaseous = true

  var body: some View {
    VStack(spacing: 24) {
      Button("Filter") { isFiltering = true }
        .popover(isPresented: $isFiltering) { filter }
      Button("Above") { isAbove = true }
        .popover(isPresented: $isAbove, arrowEdge: .top) {
          Text("This popover is above its button.")
            .padding(12)
            .navigationTitle("Above")
        }
      Text("Rocky: \(showsRocky ? "yes" : "no"), gaseous: \(showsGaseous ? "yes" : "no")")
        .foregroundStyle(.secondary)
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .onAppear { if presentsImmediately { isFiltering = true } }
  }

  private var filter: some View {
    VStack(alignment: .fill, spacing: 12) {
      Text("Show").font(.headline)
      Toggle("Rocky planets", isOn: $showsRocky)
      Toggle("Gaseous planets", isOn: $showsGaseous)
    }
    .padding(12)
    // A popover does not show its title, but a screen reader speaks the title.
    .navigationTitle("Filter")
  }
}
