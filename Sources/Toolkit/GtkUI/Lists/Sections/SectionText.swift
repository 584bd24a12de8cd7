import Gtk

/// The header or the footer of a section.
struct SectionText<Text: View>: WrapperView {
  let content: ModifiedContent<Text, SectionTextModifier>

  init(isHeader: Bool, content: Text) {
    self.content = content.modifier(SectionTextModifier(isHeader: isHeader))
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    SectionTextNode(self, context)
  }
}

/// A row of a list that is a header or a footer of other rows.
@MainActor
protocol SectionTextRow {}

private final class SectionTextNode<Text: View>: WrapperNode<SectionText<Text>>, SectionTextRow {
  override var isDividedIntoRows: Bool { false }
}

struct SectionTextModifier: WidgetModifier {
  let isHeader: Bool

  func apply(to widget: Widget, from old: Self?) {
    guard old == nil else { return }
    if isHeader {
      widget.addCSSClass("heading")
      widget.addCSSClass("section-title")
    } else {
      widget.addCSSClass("caption")
      widget.addCSSClass("dim-label")
    }
    guard let label = widget.principal as? Gtk.Label else { return }
    label.xalign = 0
    label.justification = .left
    if isHeader {
      label.accessibleRole = .heading
    }
  }
}
