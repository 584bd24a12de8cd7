import GtkUI

/// A sheet that presents a sheet, which presents an alert.
struct NestedPage: View {
  @Environment(\.presentsAtOnce) private var presentsAtOnce
  @State private var isPresented = false

  var body: some View {
    Form {
      Section {
        Button("Show a Sheet") { isPresented = true }
          .sheet(isPresented: $isPresented) { NestedSheet(level: 1) }
      } footer: {
        Text("Each sheet may present another. What is closed takes along what is above it.")
      }
    }
    .onAppear { if presentsAtOnce { isPresented = true } }
  }
}

private struct NestedSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentsAtOnce) private var presentsAtOnce
  @State private var isPresented = false
  @State private var asks = false
  let level: Int

  var body: some View {
    VStack(spacing: 12) {
      Text("Sheet \(level)").font(.title)
      Button("Another Sheet") { isPresented = true }
        .sheet(isPresented: $isPresented) { AnyView(NestedSheet(level: level + 1)) }
      Button("Ask…") { asks = true }
        .alert("Close sheet \(level)?", isPresented: $asks) {
          Button("Close") { dismiss() }
          Button("Stay", role: .cancel) {}
        }
      Button("Close") { dismiss() }.accessibilityLabel("Close sheet \(level)")
    }
    .padding(24)
    .navigationTitle("Sheet \(level)")
    .onAppear {
      guard presentsAtOnce else { return }
      if level == 1 { isPresented = true } else { asks = level == 2 }
    }
  }
}
