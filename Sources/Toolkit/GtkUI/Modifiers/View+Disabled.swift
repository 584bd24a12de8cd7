import Gtk

extension View {
  /// Makes the view, and all within it, one that can't be used, if `isDisabled`.
  ///
  /// What is disabled by a view around it can't be enabled within.
  public func disabled(_ isDisabled: Bool = true) -> some View {
    DisabledContent(isDisabled: isDisabled, content: self)
  }
}

private struct DisabledContent<Content: View>: WrapperView {
  let isDisabled: Bool
  let content: Content

  func makeNode(_ context: NodeContext) -> Node<Self> {
    DisabledNode(self, context)
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.isDisabled = environment.isDisabled || isDisabled
    return environment
  }
}

/// Several of them may be about the same widget. So each hands down what all of them around come
/// to, and the innermost, which is set last, has it right.
private final class DisabledNode<Content: View>: WrapperNode<DisabledContent<Content>> {
  private var wasDisabledAround: Bool

  override init(_ view: DisabledContent<Content>, _ context: NodeContext) {
    wasDisabledAround = context.environment.isDisabled
    super.init(view, context)
    disableNew()
  }

  /// What it does to widgets it would not do to those of rows that are made later.
  override var isStructure: Bool { false }

  override func viewDidUpdate(from old: DisabledContent<Content>) {
    let isDisabledAround = environment.isDisabled
    if isDisabledAround != wasDisabledAround || isDisabled != (isDisabledAround || old.isDisabled) {
      for widget in widgets {
        widget.isSensitive = !isDisabled
      }
    }
    wasDisabledAround = isDisabledAround
    super.viewDidUpdate(from: old)
  }

  override func childWidgetsDidChange() {
    disableNew()
    super.childWidgetsDidChange()
  }

  private var isDisabled: Bool { environment.isDisabled || view.isDisabled }

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
  /// Whether controls can be used, as far as the views around them say.
  public var isEnabled: Bool { !isDisabled }

  var isDisabled: Bool {
    get { self[IsDisabledKey.self] }
    set { self[IsDisabledKey.self] = newValue }
  }
}
