import Gtk

/// A button.
///
/// ```swift
/// Button("Add") { store.send(.addButtonTapped) }
/// Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
/// Button { … } label: { Label("Open", systemImage: "document-open") }
/// ```
///
/// The accessible name of a button is its title. If the content of a button contains no text, set a
/// name with `accessibilityLabel`. In a menu, a button is an item. Passing a stored action of type
/// `() -> Void` causes a warning. Declare such an action as `@MainActor () -> Void`.
public struct Button<Content: View>: ContainerView {
  let action: @MainActor () -> Void
  let role: ButtonRole?
  let title: String?
  let content: Content

  /// Creates a button without a role, whose content is a view.
  ///
  /// - Parameters:
  ///   - action: Called when the button is activated, for example by a click, or by Space or Enter
  ///     while the button is focused.
  ///   - label: The content of the button. Text in the content is the accessible name.
  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button with a role, whose content is a view.
  ///
  /// - Parameters:
  ///   - role: The purpose of the button, or `nil` for an ordinary button.
  ///   - action: Called when the button is activated.
  ///   - label: The content of the button. Text in the content is the accessible name.
  @preconcurrency
  public init(
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void,
    @ViewBuilder label: () -> Content
  ) {
    self.action = action
    self.role = role
    self.title = nil
    self.content = label()
  }

  /// Creates the node of the button. In a menu, the node is a menu item. If the environment
  /// contains a custom style, and no container such as an alert styles the button, the node shows
  /// the body of the style. Otherwise, the node shows a GTK button.
  public func makeNode(_ context: NodeContext) -> Node<Self> {
    if context.environment.menu != nil {
      MenuItemNode(self, context)
    } else if context.environment.customButtonStyle != nil,
      context.environment.buttonContainer == nil
    {
      StyledButtonNode(self, context)
    } else {
      ContainerNode(self, context)
    }
  }

  /// Returns whether another view can reuse the widget. A pressed button isn't reused, because GTK
  /// can still activate the button for its current view. A button that is named by its icon isn't
  /// reused, because the widget would retain the name.
  func isReusable(_ widget: Gtk.Button, _ slot: Bin) -> Bool {
    !widget.isPressed
      && (title != nil || (!slot.labels.isEmpty && widget.accessibleLabel == nil))
  }

  func makeWidget(_ node: ContainerNode<Self>) -> Gtk.Button {
    let widget = Gtk.Button()
    widget.onClicked { [weak node] in
      // An update may replace the view, for example if a list row is reused.
      // The text of a field may have disabled the button.
      guard let node, node.canPerformUserAction(), !node.environment.isDisabled else { return }
      node.view.action()
      node.environment.buttonContainer?.buttonWasClicked()
    }
    return widget
  }

  func makeSlot(in widget: Gtk.Button) -> Bin {
    let bin = Bin()
    if title == nil {
      widget.child = bin
      widget.letContentHandleClicks()
    }
    return bin
  }

  func updateWidget(_ widget: Gtk.Button, from old: Self?, _ environment: EnvironmentValues) {
    // GTK creates the label, which also names the button.
    if let title, title != old?.title {
      widget.label = title
      // The label wraps only if space is short. In a header, the label never wraps.
      if !environment.isInToolbar { widget.breakLabel() }
    }
    if let container = environment.buttonContainer {
      container.style(widget, role)
    } else {
      widget.appearanceClasses =
        title == nil
        ? environment.buttonClasses(role: role) : environment.titledButtonClasses(role: role)
    }
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
    guard title == nil else { return }
    slot.updateIconClassOfButton()
    guard slot.labels.isEmpty else { return }
    // An icon does not name its button, but the accessible label of the icon does.
    let name = widgets.lazy.compactMap(\.principal.accessibleLabel).first
    slot.parent?.nameByTitle(name, replacing: nil)
  }

  func labelsDidChange(in slot: Bin) {
    // GTK names a button only by a label that GTK itself created.
    guard title == nil else { return }
    slot.parent?.setLabelledBy(slot.labels)
    slot.updateIconClassOfButton()
  }
}

extension Button where Content == EmptyView {
  /// Creates a button with a title. The title is also the accessible name.
  ///
  /// - Parameters:
  ///   - title: The text of the button. A title that doesn't fit wraps, except in a header.
  ///   - role: The purpose of the button, or `nil` for an ordinary button.
  ///   - action: Called when the button is activated.
  @preconcurrency
  public init(
    _ title: some StringProtocol,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.action = action
    self.role = role
    self.title = String(title)
    self.content = EmptyView()
  }
}

extension Button where Content == Label<Text, Image> {
  /// Creates a button with an icon and a title.
  @preconcurrency
  public init(
    _ title: some StringProtocol,
    systemImage: String,
    role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Label(title, systemImage: systemImage) }
  }
}

/// The special purpose of a button.
public enum ButtonRole: Hashable, Sendable {
  /// A button that cancels an operation, and changes nothing.
  case cancel
  /// A button that deletes data.
  case destructive
}
