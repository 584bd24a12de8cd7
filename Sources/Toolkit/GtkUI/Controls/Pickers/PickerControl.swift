import Gtk

/// The control of a picker, without its label.
struct PickerControl<Selection: Hashable, Content: View>: View {
  typealias Body = Never

  let selection: Selection
  let binding: Binding<Selection>
  let style: PickerStyle
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    PickerNode(self, context)
  }
}

/// The node of a picker. The node creates the nodes of the picker's content, and reads the options
/// from these nodes.
final class PickerNode<Selection: Hashable, Content: View>: Node<
  PickerControl<Selection, Content>
>
{
  private var content: Node<Content>?
  private var presenter: (any PickerPresenter)?
  private var values: [Selection] = []
  private var textConnections: [SignalConnection] = []

  override init(_ view: PickerControl<Selection, Content>, _ context: NodeContext) {
    super.init(view, context)
    content = view.content.makeNode(childContext())
    makePresenter()
  }

  override var widgets: [Widget] { presenter.map { [$0.widget] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: PickerControl<Selection, Content>) {
    content?.update(view.content, environment)
    if view.style != old.style {
      presenter?.show([])
      makePresenter()
      notifyParent(of: .widgets)
    } else {
      presenter?.widget.appearanceClasses = environment.sizeClasses
      showSelection(view.selection)
    }
  }

  /// Called with `.widgets` when options are added, removed or changed.
  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets {
      guard content != nil, phase == .active else { return }
      showOptions()
    }
    super.contentDidChange(aspect)
  }

  override func willDismantle() {
    textConnections.forEach { $0.disconnect() }
    textConnections = []
    presenter?.show([])
    presenter = nil
  }

  private func makePresenter() {
    let presenter: any PickerPresenter =
      switch view.style {
      case .automatic, .menu: DropDownPresenter()
      case .segmented: ButtonGroupPresenter(.segments)
      case .radioGroup: ButtonGroupPresenter(.column)
      case .inline: ButtonGroupPresenter(environment.isInListRow ? .rows : .column)
      }
    presenter.onSelect = { [weak self] in self?.didSelectOption($0) }
    self.presenter = presenter
    presenter.widget.appearanceClasses = environment.sizeClasses
    showOptions()
  }

  private func showOptions() {
    guard let content, let presenter else { return }
    let options = content.options(Selection.self)
    values = options.map(\.value)
    presenter.show(options.map(\.node))
    showSelection(view.selection)
    observeTexts(of: options.map(\.node))
  }

  /// Observes the texts of the options in a drop-down list. A text may change without an update of
  /// the picker's content, for example the text of a view with `@State`.
  private func observeTexts(of nodes: [AnyNode]) {
    textConnections.forEach { $0.disconnect() }
    textConnections = []
    guard presenter is DropDownPresenter else { return }
    for label in nodes.flatMap(\.textLabels) {
      textConnections.append(
        label.onNotify("label") { [weak self] in
          UpdateScheduler.shared.afterUpdates {
            guard let self, self.phase == .active else { return }
            self.showOptions()
          }
        }
      )
    }
  }

  private func showSelection(_ selection: Selection) {
    presenter?.select(values.firstIndex(of: selection))
  }

  private func didSelectOption(_ index: Int) {
    UncommittedFields.shared.commit()
    guard phase == .active, values.indices.contains(index) else { return }
    let value = values[index]
    if view.binding.wrappedValue != value { view.binding.wrappedValue = value }
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      showSelection(view.binding.wrappedValue)
    }
  }
}
