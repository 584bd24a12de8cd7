import Gtk

/// The check box of a toggle, with its label.
struct CheckControl<Title: View>: ContainerView {
  let isOn: Bool
  let binding: Binding<Bool>
  let title: String?
  let isLabelHidden: Bool
  let content: Title?

  func makeWidget(_ node: ContainerNode<Self>) -> CheckButton {
    let widget = CheckButton()
    widget.onToggled { [weak node, weak widget] in
      guard let node, let widget, node.phase == .active else { return }
      node.view.binding.write(widget.isActive) { [weak node, weak widget] in
        guard let node, let widget, node.phase == .active else { return }
        node.view.show(node.view.binding.wrappedValue, in: widget)
      }
    }
    return widget
  }

  func makeSlot(in widget: CheckButton) -> Bin {
    let bin = Bin()
    if content != nil { widget.child = bin }
    return bin
  }

  func updateWidget(_ widget: CheckButton, from old: Self?, _ environment: EnvironmentValues) {
    if content == nil, old?.title != title || old?.isLabelHidden != isLabelHidden {
      widget.label = isLabelHidden ? nil : title
    }
    widget.nameByTitle(title, replacing: old?.title)
    widget.appearanceClasses = [environment.textStyle.font?.cssClass].compactMap(\.self)
    show(isOn, in: widget)
  }

  func place(_ widgets: [Widget], in slot: Bin, replacing placed: [Widget]) {
    slot.setChildren(widgets)
  }

  func labelsDidChange(in slot: Bin) {
    if content != nil { slot.parent?.setLabelledBy(slot.labels) }
  }

  private func show(_ isOn: Bool, in widget: CheckButton) {
    if widget.isActive != isOn { widget.isActive = isOn }
  }
}
