import Gtk

/// The view of a link in a list, with its label at the start and an arrow at the end.
struct LinkRow<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 12) {
      label
      Spacer()
      Image(iconName: "go-next-symbolic").styleClass("dim-label")
    }
  }
}

/// A modifier that sets the accessible name of a button whose content is more than its title.
struct LinkNameModifier: WidgetModifier {
  let name: String?

  func apply(to widget: Widget, from old: Self?) {
    if let name, old?.name != name { widget.accessibleLabel = name }
  }
}
