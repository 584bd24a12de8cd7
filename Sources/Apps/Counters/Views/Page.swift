import ComposableGtk

/// What all pages look like: one calm column, which scrolls when the window is small.
struct Page<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ScrollView {
      VStack(spacing: 24) {
        content
      }
      .padding(.all, 24)
      .maxWidth(480)
    }
  }
}
