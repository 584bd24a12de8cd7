import Gtk

extension View {
  /// Hands a value down to the view and all within it.
  public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    EnvironmentContent(keyPath: keyPath, value: value, content: self)
  }
}

private struct EnvironmentContent<Value, Content: View>: View {
  typealias Body = Never

  let keyPath: WritableKeyPath<EnvironmentValues, Value>
  let value: Value
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    EnvironmentNode(self, context)
  }

  func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: changing(environment))
  }

  func changing(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment[keyPath: keyPath] = value
    return environment
  }
}

private final class EnvironmentNode<Value, Content: View>: Node<
  EnvironmentContent<Value, Content>
>
{
  private var child: Node<Content>?

  override init(_ view: EnvironmentContent<Value, Content>, _ context: NodeContext) {
    super.init(view, context)
    var childContext = childContext()
    childContext.environment = view.changing(environment)
    child = view.content.makeNode(childContext)
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(
    of view: EnvironmentContent<Value, Content>,
    in environment: EnvironmentValues
  ) -> String? {
    child?.findTitle(of: view.content, in: view.changing(environment))
  }

  override func viewDidUpdate(from old: EnvironmentContent<Value, Content>) {
    child?.update(view.content, view.changing(environment))
  }
}
