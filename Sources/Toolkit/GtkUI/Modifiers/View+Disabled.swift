import Gtk

extension View {
  /// Disables the view and its descendants if `isDisabled` is `true`.
  ///
  /// A descendant of a disabled view can't be enabled.
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

/// The node of `disabled(_:)`. Several such nodes may apply to one widget. Each node therefore
/// combines its value with the values of its ancestors. In an update, the innermost node sets the
/// widget last, with the combined value.
private final class DisabledNode<Content: View>: WrapperNode<DisabledContent<Content>> {
  private var wasAncestorDisabled: Bool

  override init(_ view: DisabledContent<Content>, _ context: NodeContext) {
    wasAncestorDisabled = context.environment.isDisabled
    super.init(view, context)
    disableNewWidgets()
  }

  /// `false`, so that a list shows this node as one row. If the list divided the content into rows,
  /// this node could not disable the widgets of the rows that the list creates later.
  override var isDividedIntoRows: Bool { false }

  override func viewDidUpdate(from old: DisabledContent<Content>) {
    let isAncestorDisabled = environment.isDisabled
    if isAncestorDisabled != wasAncestorDisabled
      || isDisabled != (isAncestorDisabled || old.isDisabled)
    {
      for widget in widgets {
        widget.isSensitive = !isDisabled
      }
    }
    wasAncestorDisabled = isAncestorDisabled
    super.viewDidUpdate(from: old)
  }

  override func contentDidChange(_ aspect: NodeAspect) {
    if aspect == .widgets { disableNewWidgets() }
    super.contentDidChange(aspect)
  }

  private var isDisabled: Bool { environment.isDisabled || view.isDisabled }

  /// Disables the widgets if the view is disabled. Otherwise does nothing, because a new widget is
  /// enabled, or a descendant of this node has disabled the widget.
  private func disableNewWidgets() {
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
  /// Whether the view is enabled. `false` if an ancestor disables the view.
  public var isEnabled: Bool { !isDisabled }

  var isDisabled: Bool {
    get { self[IsDisabledKey.self] }
    set { self[IsDisabledKey.self] = newValue }
  }
}
