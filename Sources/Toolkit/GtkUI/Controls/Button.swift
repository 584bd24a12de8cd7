import Gtk

/// A button.
///
/// ```swift
/// Button("Add") { store.send(.addButtonTapped) }
/// ```
///
/// Its name, which a screen reader speaks, is its title; a button with other content is given one
/// with `accessibilityLabel`.
public struct Button<Content: View>: View {
  public typealias Body = Never

  let action: @MainActor () -> Void
  let title: String?
  let content: Content

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    self.action = action
    self.title = nil
    self.content = label()
  }

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    ButtonNode(self, context)
  }
}

extension Button where Content == EmptyView {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.action = action
    self.title = String(title)
    self.content = EmptyView()
  }
}

private final class ButtonNode<Content: View>: Node<Button<Content>> {
  private let widget = Gtk.Button()
  private let bin = Bin()
  private var content: Node<Content>?

  override init(_ view: Button<Content>, _ context: NodeContext) {
    super.init(view, context)
    widget.onClicked { [weak self] in
      guard let self, phase == .active else { return }
      self.view.action()
    }
    var childContext = childContext()
    childContext.environment.axis = .vertical
    content = view.content.makeNode(childContext)
    if let title = view.title {
      // A label of GTK's own, which names the button.
      widget.label = title
    } else {
      widget.child = bin
      childWidgetsDidChange()
    }
  }

  override var widgets: [Widget] { [widget] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content {
      body(content)
    }
  }

  override func viewDidUpdate(from old: Button<Content>) {
    var environment = environment
    environment.axis = .vertical
    content?.update(view.content, environment)
    if let title = view.title, title != old.title {
      widget.label = title
    }
  }

  override func childWidgetsDidChange() {
    guard let content, view.title == nil, phase == .active else { return }
    bin.setChildren(content.widgets)
  }
}
