import GtkUI

/// A page with a title and a back button. The page pushes no other page.
struct LeafPage: View {
  @Environment(\.dismiss) private var dismiss
  let title: String

  var body: some View {
    VStack(spacing: 18) {
      Text(title).font(.title)
      Button("Back") { dismiss() }
        .accessibilityLabel("Go back")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle(title)
  }
}
