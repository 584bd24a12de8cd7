import Gtk

/// A progress bar or a spinner in the header, whose label and value are not shown, because they
/// would take the space of the page's title. The label is the accessible name and the tooltip.
struct StatusIndicator<Label: View, Indicator: View>: WrapperView {
  let content: TupleView<Label, Indicator>

  init(label: Label, indicator: Indicator) {
    content = TupleView(label, indicator)
  }

  func makeNode(_ context: NodeContext) -> Node<Self> {
    StatusIndicatorNode(self, context)
  }
}

private final class StatusIndicatorNode<Label: View, Indicator: View>: WrapperNode<
  StatusIndicator<Label, Indicator>
>, LabeledNode
{
  private let observer: LabelObserver
  private weak var named: Widget?
  private var assignedName: String?

  override init(_ view: StatusIndicator<Label, Indicator>, _ context: NodeContext) {
    observer = LabelObserver()
    var context = context
    context.environment.textObserver = observer
    super.init(view, context)
    observer.node = self
    labelDidChange()
  }

  override var widgets: [Widget] { indicator.map { [$0] } ?? [] }

  private var indicator: Widget? { child?.widgets.last { $0 is ProgressBar || $0 is Spinner } }

  override func viewDidUpdate(from old: StatusIndicator<Label, Indicator>) {
    var environment = environment
    environment.textObserver = observer
    child?.update(view.content, environment)
    labelDidChange()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { labelDidChange() }
    super.contentDidChange(aspect)
  }

  func labelDidChange() {
    guard let indicator else { return }
    let texts = (child?.widgets ?? []).filter { $0 !== indicator }.flatMap(\.labels).map(\.text)
    let name = texts.joined(separator: " ")
    // Another indicator is shown when the value becomes known or unknown.
    guard name != assignedName || indicator !== named else { return }
    named = indicator
    indicator.nameByTitle(name, replacing: assignedName)
    indicator.tooltip = name.isEmpty ? nil : name
    assignedName = name
  }
}

@MainActor
private protocol LabeledNode: AnyObject {
  func labelDidChange()
}

/// The observer of the texts in the label of a status indicator.
private final class LabelObserver: TextObserver {
  weak var node: (any LabeledNode)?

  func textDidChange() { node?.labelDidChange() }
}
