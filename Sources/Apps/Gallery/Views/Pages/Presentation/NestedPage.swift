import GtkUI

/// Sheets that present other sheets and alerts.
struct NestedPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false

  var body: some View {
    Form {
      Section {
        Button("Show sheet") { isPresented = true }
          .sheet(isPresented: $isPresented) { NestedSheet(level: 1) }
      } footer: {
        Text("Each sheet can present another sheet. Closing a sheet closes all sheets above it.")
      }
    }
    .onAppear { if presentsImmediately { isPresented = true } }
  }
}

private struct NestedSheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false
  @State private var isConfirming = false
  let level: Int

  var body: some View {
    VStack(spacing: 12) {
      Text("Sheet \(level)").font(.title)
      Button("Show another sheet") { isPresented = true }
        .sheet(isPresented: $isPresented) { AnyView(NestedSheet(level: level + 1)) }
      Button("Confirm and close…") { isConfirming = true }
        .alert("Close sheet \(level)?", isPresented: $isConfirming) {
          Button("Close") { dismiss() }
          Button("Cancel", role: .cancel) {}
        }
      Button("Close") { dismiss() }.accessibilityLabel("Close sheet \(level)")
    }
    .padding(24)
    .navigationTitle("Sheet \(level)")
    .onAppear {
      guard presentsImmediately else { return }
      if level == 1 { isPresented = true } else { isConfirming = level == 2 }
    }
  }
}
