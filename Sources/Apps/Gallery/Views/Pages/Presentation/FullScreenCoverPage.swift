import GtkUI

/// Covers above the content of the window.
struct FullScreenCoverPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false
  @State private var dismissals = 0

  var body: some View {
    Form {
      Section {
        Button("Cover the Window") { isPresented = true }
          .fullScreenCover(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
            Cover().navigationTitle("Welcome")
          }
      } footer: {
        Text("Uncovered: \(dismissals)")
      }
    }
    .onAppear { if presentsImmediately { isPresented = true } }
  }
}

private struct Cover: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ContentUnavailableView {
      Label("Welcome", systemImage: "star.fill")
    } description: {
      Text("This page has slid over the window. Escape and the back button leave it as well.")
    } actions: {
      Button("Let's Go") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
  }
}
