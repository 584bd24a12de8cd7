import GtkUI

/// A cover of the whole window.
struct FullScreenCoverPage: View {
  @Environment(\.presentsImmediately) private var presentsImmediately
  @State private var isPresented = false
  @State private var dismissals = 0

  var body: some View {
    Form {
      Section {
        Button("Show cover") { isPresented = true }
          .fullScreenCover(isPresented: $isPresented, onDismiss: { dismissals += 1 }) {
            Cover().navigationTitle("Welcome")
          }
      } footer: {
        Text("Dismissed: \(dismissals)")
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
      Text("This page covers the window. Escape and the back button dismiss it, too.")
    } actions: {
      Button("Get started") { dismiss() }
        .buttonStyle(.borderedProminent)
    }
  }
}
