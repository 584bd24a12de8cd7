import GtkUI

/// A page that there is no more to than its title.
struct LeafPage: View {
  @Environment(\.dismiss) private var dismiss
  let title: String

  var body: some View {
    VStack(spacing: 18) {
      Text(title).font(.title)
      Button("Back") { dismiss() }
        .accessibilityLabel("Leave the page")
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .navigationTitle(title)
  }
}
