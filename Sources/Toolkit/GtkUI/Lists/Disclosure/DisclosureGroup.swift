import Gtk

/// A title with an arrow that shows and hides the views below the title.
///
/// ```swift
/// DisclosureGroup("Advanced", isExpanded: $showsAdvanced) {
///   Toggle("Verbose", isOn: $isVerbose)
/// }
/// ```
///
/// The content is aligned with the text of the title. Without a binding, the group is collapsed
/// initially, and the view stores whether the group is expanded. The stored value is discarded when
/// the view is removed. **Shortcuts.** Space and Enter expand and collapse the focused group.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var localIsExpanded = false
  private let isExpanded: Binding<Bool>?
  private let title: String?
  private let label: Label
  private let content: Content

  /// Creates a group whose label is a view.
  ///
  /// - Parameters:
  ///   - isExpanded: The binding that the group reads and writes. If the binding ignores a new
  ///     value, the group shows the old value again. If `isExpanded` is `nil`, the group stores the
  ///     value itself.
  ///   - content: The views below the label.
  ///   - label: The view next to the arrow. Text in the label is the accessible name of the group.
  public init(
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    title = nil
    self.label = label()
    self.content = content()
  }

  /// The group as a `GtkExpander`.
  public var body: some View {
    let isExpanded = isExpanded ?? $localIsExpanded
    DisclosureContent(
      isExpanded: isExpanded.wrappedValue,
      binding: isExpanded,
      title: title,
      label: label,
      content: content
    )
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a text as its label. The text is the accessible name of the group.
  ///
  /// - Parameters:
  ///   - title: The text next to the arrow.
  ///   - isExpanded: The binding that the group reads and writes. If `nil`, the group stores the
  ///     value itself.
  ///   - content: The views below the title.
  public init(
    _ title: some StringProtocol,
    isExpanded: Binding<Bool>? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.isExpanded = isExpanded
    self.title = String(title)
    label = Text(title)
    self.content = content()
  }
}

private struct DisclosureContent<Label: View, Content: View>: View {
  typealias Body = Never

  let isExpanded: Bool
  let binding: Binding<Bool>
  let title: String?
  let label: Label
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    DisclosureNode(self, context)
  }
}

private final class DisclosureNode<Label: View, Content: View>: Node<
  DisclosureContent<Label, Content>
>
{
  /// The distance of the title's text, and of the content, from the start of the group, in pixels.
  private static var indentation: Int { 24 }

  private var expander: Expander?
  private let labelBin = Bin()
  private let contentBin = Bin()
  private var label: Node<Label>?
  private var content: Node<Content>?

  override init(_ view: DisclosureContent<Label, Content>, _ context: NodeContext) {
    super.init(view, context)
    let expander = Expander()
    self.expander = expander
    // The arrow of the expander is 16 pixels wide.
    labelBin.marginStart = Self.indentation - 16
    contentBin.marginStart = Self.indentation
    contentBin.marginTop = 6
    expander.labelWidget = labelBin
    expander.child = contentBin
    label = view.label.makeNode(contentContext())
    content = view.content.makeNode(contentContext())
    updateAccessibleLabel()
    contentDidChange(.widgets)
    expander.isExpanded = view.isExpanded
    expander.onExpandedChanged { [weak self] in self?.expansionDidChange() }
  }

  override var widgets: [Widget] { expander.map { [$0] } ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let label { body(label) }
    if let content { body(content) }
  }

  override func viewDidUpdate(from old: DisclosureContent<Label, Content>) {
    let environment = contentContext().environment
    label?.update(view.label, environment)
    content?.update(view.content, environment)
    if view.title != old.title { updateAccessibleLabel() }
    show(view.isExpanded)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .expansion { return super.contentDidChange(aspect) }
    if aspect == .widgets {
      guard let label, let content, phase == .active else { return }
      labelBin.setChildren(label.widgets)
      contentBin.setChildren(content.widgets)
    }
    if view.title == nil { expander?.setLabelledBy(labelBin.labels) }
    notifyParent(of: .labels)
  }

  private func contentContext() -> NodeContext {
    var context = childContext()
    context.environment.axis = .vertical
    return context
  }

  private func updateAccessibleLabel() {
    if let title = view.title { expander?.accessibleLabel = title }
  }

  private func show(_ isExpanded: Bool) {
    if let expander, expander.isExpanded != isExpanded { expander.isExpanded = isExpanded }
  }

  private func expansionDidChange() {
    guard let expander, phase == .active else { return }
    if view.binding.wrappedValue != expander.isExpanded {
      view.binding.wrappedValue = expander.isExpanded
    }
    // The binding may have rejected the new value.
    UpdateScheduler.shared.afterUpdates { [weak self] in
      guard let self, phase == .active else { return }
      show(view.binding.wrappedValue)
    }
  }

  override func willDismantle() {
    expander = nil
  }
}
