import Gtk

extension View {
  /// Sets the identity of the view. If the id changes, a new view with new widgets and the initial
  /// values of its state replaces the view.
  ///
  /// ```swift
  /// NoteEditor(note: note)
  ///   .id(note.id)
  /// ```
  public func id<ID: Hashable>(_ id: ID) -> some View {
    Identified(id: id, content: self)
  }
}

struct Identified<ID: Hashable, Content: View>: View, TitleSource {
  typealias Body = Never

  let id: ID
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    IdentifiedNode(self, context)
  }

  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

private final class IdentifiedNode<ID: Hashable, Content: View>: Node<Identified<ID, Content>>,
  IdentifiedRow
{
  private var child: Node<Content>?
  private var replacement: ChildTransition?

  override init(_ view: Identified<ID, Content>, _ context: NodeContext) {
    super.init(view, context)
    child = view.content.makeNode(childContext())
  }

  var rowID: AnyHashable { view.id }

  override var widgets: [Widget] { replacement?.widgets(of: child) ?? child?.widgets ?? [] }

  override var declaredTransition: AnyTransition? { child?.declaredTransition }

  override var childArrangement: ChildArrangement {
    parent?.childArrangement ?? .withoutTransitions
  }

  override var isReusable: Bool { hasReusableContent && replacement?.isRunning != true }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(
    of view: Identified<ID, Content>,
    in environment: EnvironmentValues
  ) -> String? {
    guard view.id == self.view.id else { return view.findTitle(in: environment) }
    return child?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: Identified<ID, Content>) {
    guard view.id != old.id else {
      child?.update(view.content, environment)
      return
    }
    let old = child
    let new = view.content.makeNode(childContext())
    replacement = .replacing(old, with: new, in: self, environment, after: replacement) {
      [weak self] in
      if self?.replacement?.isEmpty == true { self?.replacement = nil }
      self?.notifyParent(of: .widgets)
    }
    child = new
    notifyParent(of: .widgets)
    replacement?.start()
    // The old node is dismantled after the container has released the widgets of the node.
    old?.dismantle()
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { replacement?.childDidChange(child) }
    super.contentDidChange(aspect)
  }

  override func didFreeze() { replacement?.finish() }

  override func willDismantle() { replacement?.end() }
}
