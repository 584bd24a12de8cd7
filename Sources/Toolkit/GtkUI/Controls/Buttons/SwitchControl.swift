import Gtk

/// The switch of a toggle.
struct SwitchControl: ValueView {
  let value: Bool
  let binding: Binding<Bool>

  func makeWidget(_ node: ValueNode<Self>) -> Switch {
    let widget = Switch()
    widget.onActiveChanged { [weak node] in node?.valueDidChange() }
    return widget
  }

  func updateWidget(_ widget: Switch, from old: Self?, _ environment: EnvironmentValues) {
    widget.appearanceClasses = environment.tintClass.map { [$0] } ?? []
  }

  func value(of widget: Switch) -> Bool { widget.isActive }

  func show(_ value: Bool, in widget: Switch) { widget.isActive = value }
}
