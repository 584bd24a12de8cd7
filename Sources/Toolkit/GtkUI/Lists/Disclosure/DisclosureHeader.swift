import Gtk

/// The title of a disclosure group in a list, with an arrow.
struct DisclosureHeader<Label: View>: ContentView {
  let isExpanded: Bool
  let setExpanded: @MainActor (Bool) -> Void
  let content: Label

  func makeNode(_ context: NodeContext) -> Node<Self> {
    DisclosureHeaderNode(self, context)
  }
}

/// The length by which the rows of a disclosure group are indented.
enum DisclosureIndentation {
  /// The width of the arrow of a `GtkExpander`, in pixels.
  static let arrow = 16
  /// The width of the arrow, and of the space between the arrow and the label, in pixels.
  static let total = 24
}

private final class DisclosureHeaderNode<Label: View>: ContentNode<DisclosureHeader<Label>> {
  private var box: Box?
  private let label = Bin()
  /// The arrow can't be focused, because the row is focused. Screen readers skip the arrow, because
  /// the row itself is expanded or collapsed.
  private let arrow = Expander()
  private let arrowBin: Bin
  private let click = GestureClick()

  override init(_ view: DisclosureHeader<Label>, _ context: NodeContext) {
    arrowBin = Bin(child: arrow)
    super.init(view, context)
    let box = Box(
      orientation: .horizontal,
      spacing: DisclosureIndentation.total - DisclosureIndentation.arrow
    )
    self.box = box
    arrow.canFocus = false
    // The expander must not change its state itself, because the binding can reject the new state.
    arrow.canTarget = false
    arrow.setAccessibleHidden(true)
    arrow.isExpanded = view.isExpanded
    arrowBin.addCSSClass(Widget.rowControlClass)
    addClick()
    box.append(arrowBin)
    box.append(label)
    makeContent()
  }

  override var widgets: [Widget] { box.map { [$0] } ?? [] }

  override func viewDidUpdate(from old: DisclosureHeader<Label>) {
    super.viewDidUpdate(from: old)
    if arrow.isExpanded != view.isExpanded { arrow.isExpanded = view.isExpanded }
  }

  override func place(_ widgets: [Widget]) {
    label.setChildren(widgets)
    // A label without a height of its own would be at the top of a taller row.
    for widget in widgets { widget.valign = widget.expands(.vertical) ? .fill : .center }
  }

  /// The click is claimed, so that the row is neither selected nor activated.
  private func addClick() {
    click.onPressed { [weak self] _, _, _ in self?.click.setState(.claimed) }
    click.onReleased { [weak self] _, _, _ in
      guard let self, canPerformUserAction() else { return }
      view.setExpanded(!view.isExpanded)
    }
    arrowBin.addController(click)
  }

  override func willDismantle() {
    box = nil
  }
}
