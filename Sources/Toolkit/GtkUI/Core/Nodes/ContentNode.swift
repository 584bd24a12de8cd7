import Gtk

/// A view with a content that its node places in widgets that the node has created.
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

  /// Creates the content and places its widgets. Called once the widgets that contain the content
  /// exist.
  final func makeContent() {
    var context = childContext()
    context.environment = contentEnvironment(environment)
    content = view.content.makeNode(context)
    childWidgetsDidChange()
  }

  /// Returns the environment of the content. Several views are arranged vertically.
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

  override func childWidgetsDidChange() {
    guard let content, phase == .active else { return }
    place(content.widgets)
    childLabelsDidChange()
  }
}
