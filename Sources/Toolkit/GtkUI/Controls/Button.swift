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
  let content: Content

  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content) {
    self.action = action
    self.title = nil
    self.content = label()
  }

  func makeWidget(_ node: ContainerNode<Self>) -> Gtk.Button {
    let widget = Gtk.Button()
    widget.onClicked { [weak node] in
      guard let node, node.phase == .active else { return }
      node.view.action()
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
  }
}

extension Button where Content == EmptyView {
  public init(_ title: some StringProtocol, action: @escaping @MainActor () -> Void) {
    self.action = action
    self.title = String(title)
    self.content = EmptyView()
  }
}
