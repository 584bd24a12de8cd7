import ComposableGtk

/// A boxed list of rows that push screens.
struct RowList<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    VStack(alignment: .fill, spacing: 0) {
      content
    }
    .expanded()
    .styleClass("card", "rows")
  }
}

/// A row that pushes a screen: a title with a chevron, or with a spinner while the screen is
/// loading.
struct Row: View {
  private let title: String
  private let isLoading: Bool
  private let action: @MainActor () -> Void

  init(_ title: String, isLoading: Bool = false, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.isLoading = isLoading
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Text(title)
          .styleClass("numeric")
        Spacer()
        if isLoading {
          ProgressView()
            .accessibilityLabel("Loading")
        } else {
          Image(iconName: "go-next-symbolic")
        }
      }
    }
    .accessibilityLabel(title)
    .styleClass("flat")
  }
}
