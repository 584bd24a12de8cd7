import ComposableGtk

/// A row of a form that leads to another page: an icon and a title with a chevron.
struct PageRow: View {
  let title: String
  let icon: String
  let action: @MainActor () -> Void

  init(_ title: String, icon: String, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.icon = icon
    self.action = action
  }

  var body: some View {
    Button(action: action) {
      HStack(spacing: 12) {
        Image(systemName: icon)
          .accessibilityHidden()
        Text(title)
        Spacer()
        Image(systemName: "chevron.forward")
          .foregroundStyle(.secondary)
          .accessibilityHidden()
      }
    }
    .accessibilityLabel(title)
    .styleClass("flat", "row-button")
    .expanded()
    .listRowInsets(EdgeInsets())
  }
}
