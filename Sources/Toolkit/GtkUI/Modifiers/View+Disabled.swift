import Gtk

extension View {
  /// Makes the view, and all within it, one that can't be used, if `isDisabled`.
  ///
  /// What is disabled by a view around it can't be enabled within.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    DisabledContent(isDisabled: isDisabled, content: self)
  }
}

private struct DisabledContent<Content: View>: View {
  typealias Body = Never

  let isDisabled: Bool
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    DisabledNode(self, context)
  }

  func findTitle(in environment: EnvironmentValues) -> String? {
    content.findTitle(in: environment)
  }
}

/// Several of them may be about the same widget. So each hands down what all of them around come
/// to, and the innermost, which is set last, has it right.
private final class DisabledNode<Content: View>: Node<DisabledContent<Content>> {
  private var child: Node<Content>?
  private var wasDisabledAround: Bool

  override init(_ view: DisabledContent<Content>, _ context: NodeContext) {
    wasDisabledAround = context.environment.isDisabled
    super.init(view, context)
    var childContext = childContext()
    childContext.environment = childEnvironment
    child = view.content.makeNode(childContext)
    disableNew()
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child {
      body(child)
    }
  }

  override func findTitle(of view: DisabledContent<Content>, in environment: EnvironmentValues)
    -> String?
  {
    child?.findTitle(of: view.content, in: environment)
  }

  override func viewDidUpdate(from old: DisabledContent<Content>) {
    let isDisabledAround = environment.isDisabled
    if isDisabledAround != wasDisabledAround || isDisabled != (isDisabledAround || old.isDisabled) {
      for widget in widgets {
        widget.isSensitive = !isDisabled
      }
    }
    wasDisabledAround = isDisabledAround
    child?.update(view.content, childEnvironment)
  }

  override func childWidgetsDidChange() {
    disableNew()
    super.childWidgetsDidChange()
  }

  private var isDisabled: Bool { environment.isDisabled || view.isDisabled }

  private var childEnvironment: EnvironmentValues {
    var environment = environment
    environment.isDisabled = isDisabled
    return environment
  }

  /// What is new was made able to be used, or else is disabled from within.
  private func disableNew() {
    guard isDisabled else { return }
    for widget in widgets {
      widget.isSensitive = false
    }
  }
}

private enum IsDisabledKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  fileprivate var isDisabled: Bool {
    get { self[IsDisabledKey.self] }
    set { self[IsDisabledKey.self] = newValue }
  }
}
