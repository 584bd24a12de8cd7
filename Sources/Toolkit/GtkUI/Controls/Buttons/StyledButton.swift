import Gtk

/// The node of a button with a custom style.
final class StyledButtonNode<Content: View>: Node<Button<Content>> {
  private var child: Node<StyledButton>?

  override init(_ view: Button<Content>, _ context: NodeContext) {
    super.init(view, context)
    child = content.makeNode(childContext())
  }

  override var widgets: [Widget] { child?.widgets ?? [] }

  override func forEachChild(_ body: (AnyNode) -> Void) {
    if let child { body(child) }
  }

  override func viewDidUpdate(from old: Button<Content>) {
    child?.update(content, environment)
  }

  private var content: StyledButton {
    StyledButton(
      style: environment.customButtonStyle ?? PlainButtonStyle(),
      role: view.role,
      title: view.title,
      label: view.title.map { AnyView(Text($0)) } ?? AnyView(view.content),
      action: view.action
    )
  }
}

/// A button with the content that a style returns.
struct StyledButton: View {
  @State private var isPressed = false
  let style: any ButtonStyle
  let role: ButtonRole?
  let title: String?
  let label: AnyView
  let action: @MainActor () -> Void

  init(
    style: any ButtonStyle,
    role: ButtonRole?,
    title: String?,
    label: AnyView,
    action: @escaping @MainActor () -> Void
  ) {
    self.style = style
    self.role = role
    self.title = title
    self.label = label
    self.action = action
  }

  var body: some View {
    StyledButtonControl(
      title: title,
      action: action,
      isPressed: $isPressed,
      content: style.erasedBody(
        ButtonStyleConfiguration(
          role: role,
          label: ButtonStyleConfiguration.Label(content: label),
          isPressed: isPressed
        )
      )
    )
  }
}

private struct StyledButtonControl: ContainerView {
  let title: String?
  let action: @MainActor () -> Void
  let isPressed: Binding<Bool>
  let content: AnyView

  func makeWidget(_ node: ContainerNode<Self>) -> Gtk.Button {
    let widget = Gtk.Button()
    widget.appearanceClasses = ["flat", "plain", "styled"]
    widget.onClicked { [weak node] in
      // The text of a field may have disabled the button.
      guard let node, node.canPerformUserAction(), !node.environment.isDisabled else { return }
      node.view.action()
    }
    widget.onPressedChanged { [weak node, weak widget] in
      // The button also stops being pressed when an update disables the button. The state must not
      // be written during the update.
      UpdateScheduler.shared.afterUpdates {
        guard let node, let widget, node.phase == .active else { return }
        let binding = node.view.isPressed
        if binding.wrappedValue != widget.isPressed { binding.wrappedValue = widget.isPressed }
      }
    }
    return widget
  }

  func makeSlot(in widget: Gtk.Button) -> Bin {
    let bin = Bin()
    widget.child = bin
    widget.letContentHandleClicks()
    return bin
  }

  func updateWidget(_ widget: Gtk.Button, from old: Self?, _ environment: EnvironmentValues) {
    guard let old, old.title != title else { return }
    widget.nameByTitle(title, replacing: old.title)
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
    // The style may omit the label, or show only an icon. The title then names the button.
    guard slot.labels.isEmpty else { return }
    let name = title ?? widgets.lazy.compactMap(\.principal.accessibleLabel).first
    slot.parent?.nameByTitle(name, replacing: nil)
  }

  /// Resets the custom style for the content of the button, because a style can't contain itself.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .vertical
    environment.customButtonStyle = nil
    return environment
  }
}
