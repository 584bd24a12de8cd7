import Gtk

/// What is said above the views of a section, or below them.
struct SectionText<Content: View>: View {
  let isHeader: Bool
  let content: Content

  var body: some View {
    content.modifier(SectionTextModifier(isHeader: isHeader))
  }
}

private struct SectionTextModifier: WidgetModifier {
  let isHeader: Bool

  func apply(to widget: Widget, from old: Self?) {
    guard old == nil else { return }
    if isHeader {
      widget.addCSSClass("heading")
    } else {
      widget.addCSSClass("caption")
      widget.addCSSClass("dim-label")
    }
    guard let label = widget as? Gtk.Label else { return }
    label.xalign = 0
    label.justification = .left
    if isHeader {
      label.accessibleRole = .heading
    }
  }
}
