import Gtk

/// A button.
///
/// ```swift
/// Button("Add") { store.send(.addButtonTapped) }
/// ```
///
/// Its name, which a screen reader speaks, is its title; a button with other content is given one
/// with `accessibilityLabel`.
public struct Button<Content: View>: ContainerView {
  let action: @MainActor () -> Void
  let title: String?
  let role: ButtonRole?
  let content: Content

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    self.init(role: nil, action: action, label: label)
  }

  /// - Parameter role: What it does to what is at hand; in an alert this decides its place, too.
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
    }
    return bin
  }

  func updateWidget(_ widget: Gtk.Button, from old: Self?, _ environment: EnvironmentValues) {
    // A label of GTK's own, which names the button.
    if let title, title != old?.title { widget.label = title }
    if old == nil || role != old?.role { widget.show(role, in: environment.alertAnswers) }
  }
}

extension Button where Content == EmptyView {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.init(title, role: nil, action: action)
  }

  public init(
    _ title: some StringProtocol,
    role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.action = action
    self.role = role
    self.title = String(title)
    self.content = EmptyView()
  }
}
