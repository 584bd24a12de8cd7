import Gtk

/// The track and the knob of a slider.
struct SliderControl: ValueView {
  let value: Double
  let binding: Binding<Double>
  let range: ClosedRange<Double>
  let step: Double?
  let onEditingChanged: @MainActor (Bool) -> Void

  func makeWidget(_ node: ValueNode<Self>) -> Scale {
    let widget = Scale()
    widget.hexpand = true
    widget.onValueChanged { [weak node] in node?.valueDidChange() }
    widget.onHeldChanged { [weak node] isHeld in
      guard let node, node.phase == .active else { return }
      node.view.onEditingChanged(isHeld)
    }
    return widget
  }

  func updateWidget(_ widget: Scale, from old: Self?, _ environment: EnvironmentValues) {
    if old?.range != range || old?.step != step {
      widget.setRange(range, step: step ?? (range.upperBound - range.lowerBound) / 100)
    }
    widget.appearanceClasses = environment.tintClass.map { [$0] } ?? []
  }

  /// Returns the selectable number that is nearest to the knob.
  func value(of widget: Scale) -> Double {
    guard let step else { return widget.value }
    let steps = ((widget.value - range.lowerBound) / step).rounded()
    return min(range.lowerBound + steps * step, range.upperBound)
  }

  func show(_ value: Double, in widget: Scale) { widget.value = value }

  /// Compares the exact values, so that a knob between two steps moves to a step.
  func isShown(_ value: Double, in widget: Scale) -> Bool { widget.value == value }
}

/// A slider with views at its ends. An accessible name of the row is set on the slider.
struct SliderRow<Content: View>: ContainerView {
  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    let box = Box(orientation: .horizontal, spacing: 6)
    box.hexpand = true
    return box
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.axis = .horizontal
    return environment
  }

  func place(_ widgets: [Widget], in slot: Box, replacing placed: [Widget]) {
    slot.splice(widgets, replacing: placed)
    for widget in widgets { widget.valign = .center }
    slot.mainPart = widgets.first { $0 is Scale }
  }
}
