import Gtk

/// A view whose node creates widgets, and places the content of the view in these widgets.
@MainActor
protocol ContentView: View, TitleSource where Body == Never {
  associatedtype Content: View

  var content: Content { get }
}

extension ContentView {
  /// Returns the title that the content sets, or `nil`.
  func pageTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

/// The node of a ``ContentView``. Subclasses create the widgets, then the content, and place the
/// widgets of the content.
class ContentNode<V: ContentView>: Node<V> {
  private(set) final var content: Node<V.Content>?

  /// Creates the content and places its widgets. A subclass calls this method once, after creating
  /// the widgets that contain the content.
  final func makeContent() {
    var context = childContext()
    context.environment = contentEnvironment(environment)
    content = view.content.makeNode(context)
    contentDidChange(.widgets)
  }

  /// Returns the environment of the content, in which several views are arranged vertically.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .vertical
    return environment
  }

  /// Places the widgets of the content in the widgets of the node.
  func place(_ widgets: [Widget]) {}

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    content?.findTitle(of: view.content, in: environment)
  }

  /// Updates the content. Subclasses call `super` before or after their own updates.
  override func viewDidUpdate(from old: V) {
    content?.update(view.content, contentEnvironment(environment))
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    guard aspect != .labels else { return super.contentDidChange(aspect) }
    guard let content, phase == .active else { return }
    // The place of a widget depends on whether the widget expands.
    place(content.widgets)
    if aspect == .widgets { notifyParent(of: .labels) } else { super.contentDidChange(aspect) }
  }
}
