import Gtk

/// The label of a link in a list, followed by a badge and an arrow at the end of the row.
struct LinkRow<Label: View>: View {
  let label: Label
  let badge: String?

  var body: some View {
    HStack(spacing: 12) {
      label
      Spacer()
      if let badge { Text(badge).styleClass("badge") }
      Image(iconName: "go-next-symbolic")
    }
  }
}

/// A modifier that sets the accessible name of a button, for a button that contains more than its
/// title.
struct LinkNameModifier: WidgetModifier {
  let name: String?

  func apply(to widget: Widget, from old: Self?) {
    if let name, old?.name != name { widget.accessibleLabel = name }
  }
}
