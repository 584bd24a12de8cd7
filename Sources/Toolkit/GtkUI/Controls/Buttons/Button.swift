import Gtk

/// A button.
///
/// ```swift
/// Button("Add") { store.send(.addButtonTapped) }
/// Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
/// Button { … } label: { Label("Open", systemImage: "document-open") }
/// ```
///
/// Its name, which a screen reader speaks, is its title; a button whose content has no text is given
/// one with `accessibilityLabel`. In a menu it is an item. An action that is kept as a plain
/// `() -> Void` is taken with a warning: give it the type `@MainActor () -> Void`.
public struct Button<Content: View>: ContainerView {
  let action: @MainActor () -> Void
  let role: ButtonRole?
  let title: String?
  let content: Content

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    self.init(role: nil, action: action, label: label)
  }

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

  public func makeNode(_ context: NodeContext) -> Node<Self> {
    if context.environment.menu != nil {
      MenuItemNode(self, context)
    } else if context.environment.customButtonStyle != nil,
      context.environment.alertAnswers == nil
    {
      StyledButtonNode(self, context)
    } else {
      ContainerNode(self, context)
    }
  }

  /// GTK activates a pressed button later. A button that is named by an icon keeps the name.
  func isReusable(_ widget: Gtk.Button, _ slot: Bin) -> Bool {
    !widget.isPressed
      && (title != nil || (!slot.labels.isEmpty && widget.accessibleLabel == nil))
  }

  func makeWidget(_ node: ContainerNode<Self>) -> Gtk.Button {
    let widget = Gtk.Button()
    widget.onClicked { [weak node] in
      guard let node, node.phase == .active else { return }
      node.view.action()
      node.environment.alertAnswers?.wasGiven()
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
    // A label of GTK's own, which names the button.
    if let title, title != old?.title {
      widget.label = title
      // As long as there is room it is on one line; in a header there always is.
      if !environment.isInToolbar { widget.breakLabel() }
    }
    if environment.alertAnswers != nil {
      widget.becomeAnswer(role)
    } else {
      widget.appearanceClasses =
        title == nil
        ? environment.buttonClasses(role: role) : environment.titledButtonClasses(role: role)
    }
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
    guard title == nil, slot.labels.isEmpty else { return }
    // An icon names a button as little as a picture does; but what the icon is called does.
    let name = widgets.lazy.compactMap(\.principal.accessibleLabel).first
    slot.parent?.nameByTitle(name, replacing: nil)
  }

  func labelsDidChange(in slot: Bin) {
    // GTK names a button by a label that it has made itself, and by no other.
    if title == nil { slot.parent?.setLabelledBy(slot.labels) }
  }
}

extension Button where Content == EmptyView {
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
  /// A button with an icon and a title.
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

/// What a button is for, where that isn't plain.
public enum ButtonRole: Hashable, Sendable {
  /// It leaves things as they were.
  case cancel
  /// Something is lost by it.
  case destructive
}
