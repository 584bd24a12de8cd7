import ComposableGtk

/// The layout of every page: one column, which scrolls if the window is too small.
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
