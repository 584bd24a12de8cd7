import Gtk

/// A view with one other within, which its node puts into widgets of its own making.
@MainActor
protocol ContentView: View where Body == Never {
  associatedtype Content: View

  var content: Content { get }
}

extension ContentView {
  public func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

/// The node of a view with one other within. Subclasses make the widgets, then the content, and say
/// where its widgets go.
class ContentNode<V: ContentView>: Node<V> {
  private(set) final var content: Node<V.Content>?

  /// Makes the content and places it, once there is where to place it.
  final func makeContent() {
    var context = childContext()
    context.environment = contentEnvironment(environment)
    content = view.content.makeNode(context)
    childWidgetsDidChange()
  }

  /// What the content finds around it. Several views are put one below the other.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .vertical
    return environment
  }

  /// Puts the widgets of the content where they belong.
  func place(_ widgets: [Widget]) {}

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let content { body(content) }
  }

  override func findTitle(of view: V, in environment: EnvironmentValues) -> String? {
    content?.findTitle(of: view.content, in: environment)
  }

  /// Updates the content. Subclasses call it before what they do themselves, or after.
  override func viewDidUpdate(from old: V) {
    content?.update(view.content, contentEnvironment(environment))
  }

  override func childWidgetsDidChange() {
    guard let content, phase == .active else { return }
    place(content.widgets)
    childLabelsDidChange()
  }
}
