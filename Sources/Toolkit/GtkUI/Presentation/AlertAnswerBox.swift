import Gtk

/// The answers of an alert. Up to three answers are in a row if the answers fit in the row, which
/// is not wider than the window. Otherwise, the answers are in a column. Widgets that aren't
/// answers are placed above the answers.
struct AlertAnswerBox<Content: View>: View {
  typealias Body = Never

  let implicit: ImplicitAnswer?
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    AlertAnswerNode(self, context)
  }
}

/// An answer that is added to an alert, so that the user can dismiss the alert.
enum ImplicitAnswer {
  /// An "OK" button, which is added if there are no answers.
  case acknowledge
  /// A "Cancel" button, which is added if no answer has the role `.cancel`.
  case cancel

  @MainActor
  var button: Button<EmptyView> {
    switch self {
    case .acknowledge: Button(ToolkitWord.ok.text) {}
    case .cancel: Button(ToolkitWord.cancel.text, role: .cancel) {}
    }
  }

  @MainActor
  func isNeeded(among answers: [Widget]) -> Bool {
    switch self {
    case .acknowledge: answers.isEmpty
    case .cancel: !answers.contains(where: \.isCancel)
    }
  }
}

private final class AlertAnswerNode<Content: View>: Node<AlertAnswerBox<Content>> {
  private let fields = Box(orientation: .vertical, spacing: 6)
  private let separator = Separator(orientation: .horizontal)
  private let answers = Box(orientation: .horizontal)
  private var content: Node<Content>?
  private var implicit: Node<Button<EmptyView>>?

  override init(_ view: AlertAnswerBox<Content>, _ context: NodeContext) {
    super.init(view, context)
    fields.addCSSClass("alert-fields")
    answers.addCSSClass("alert-answers")
    implicit = view.implicit?.button.makeNode(childContext())
    content = view.content.makeNode(childContext())
    placeContent()
    environment.alertAnswers?.onSizeChange = { [weak self] in self?.placeContent() }
  }

  override var widgets: [Widget] { [fields, separator, answers] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
    if let implicit {
      body(implicit)
    }
  }

  override func viewDidUpdate(from old: AlertAnswerBox<Content>) {
    content?.update(view.content, environment)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    guard aspect == .widgets else { return super.contentDidChange(aspect) }
    placeContent()
  }

  private func placeContent() {
    guard let content, phase == .active else { return }
    let widgets = content.widgets
    let others = widgets.filter { !$0.isAnswer }
    fields.splice(others, replacing: fields.children)
    fields.isVisible = !others.isEmpty
    let answers = widgets.filter(\.isAnswer)
    let isImplicitNeeded = view.implicit?.isNeeded(among: answers) ?? false
    place(answers + (isImplicitNeeded ? implicit?.widgets ?? [] : []))
  }

  /// Places the cancel button at the start of a row or at the end of a column, regardless of the
  /// order of the answers in the view.
  private func place(_ buttons: [Widget]) {
    let cancel = buttons.filter(\.isCancel)
    let others = buttons.filter { !$0.isCancel }
    let widest = buttons.map { $0.measure(.horizontal).natural }.max() ?? 0
    let maximumWidth = environment.alertAnswers?.maximumRowWidth ?? AlertHost.maximumRowWidth
    let isRow = buttons.count <= 3 && widest * buttons.count <= maximumWidth
    answers.splice(isRow ? cancel + others : others + cancel, replacing: answers.children)
    answers.orientation = isRow ? .horizontal : .vertical
    answers.isHomogeneous = isRow
    for (name, isSet) in [("alert-row", isRow), ("alert-column", !isRow)] {
      if isSet {
        answers.addCSSClass(name)
      } else {
        answers.removeCSSClass(name)
      }
    }
    answers.isVisible = !buttons.isEmpty
    separator.isVisible = !buttons.isEmpty
    environment.alertAnswers?.onAnswersChange()
  }
}
