import Gtk

/// The button of a toggle, which appears pressed while the toggle is on.
struct ToggleButtonControl<Title: View>: ContainerView {
  let isOn: Bool
  let binding: Binding<Bool>
  let title: String?
  let content: Title?

  func makeWidget(_ node: ContainerNode<Self>) -> ToggleButton {
    let widget = ToggleButton()
    widget.onToggled { [weak node, weak widget] in
      guard let node, let widget, node.phase == .active else { return }
      node.view.binding.write(widget.isActive) { [weak node, weak widget] in
        guard let node, let widget, node.phase == .active else { return }
        node.view.show(node.view.binding.wrappedValue, in: widget)
      }
    }
    return widget
  }

  func makeSlot(in widget: ToggleButton) -> Bin {
    let bin = Bin()
    if title == nil { widget.child = bin }
    return bin
  }

  func updateWidget(_ widget: ToggleButton, from old: Self?, _ environment: EnvironmentValues) {
    if let title, title != old?.title { widget.label = title }
    widget.appearanceClasses =
      title == nil
      ? environment.buttonClasses(role: nil) : environment.titledButtonClasses(role: nil)
    show(isOn, in: widget)
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
    guard title == nil else { return }
    slot.updateIconClassOfButton()
    guard slot.labels.isEmpty else { return }
    slot.parent?.nameByTitle(
      widgets.lazy.compactMap(\.principal.accessibleLabel).first,
      replacing: nil
    )
  }

  func labelsDidChange(in slot: Bin) {
    // GTK names a button only by a label that GTK itself created.
    guard title == nil else { return }
    slot.parent?.setLabelledBy(slot.labels)
    slot.updateIconClassOfButton()
  }

  private func show(_ isOn: Bool, in widget: ToggleButton) {
    if widget.isActive != isOn { widget.isActive = isOn }
  }
}
