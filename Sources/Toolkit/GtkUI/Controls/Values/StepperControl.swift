import Gtk

/// The two buttons of a stepper, and the value if the stepper shows the value.
struct StepperControl: WidgetView {
  let value: String?
  let increment: (@MainActor () -> Void)?
  let decrement: (@MainActor () -> Void)?

  func makeWidget(_ node: WidgetNode<Self>) -> StepperButtons {
    let widget = StepperButtons()
    widget.onStep(of: widget.decrement) { [weak node] in
      guard let node, node.canPerformUserAction() else { return }
      node.view.decrement?()
    }
    widget.onStep(of: widget.increment) { [weak node] in
      guard let node, node.canPerformUserAction() else { return }
      node.view.increment?()
    }
    return widget
  }

  func updateWidget(
    _ widget: StepperButtons,
    from old: Self?,
    _ environment: EnvironmentValues
  ) {
    widget.appearanceClasses = environment.sizeClasses
    if old?.value != value { widget.valueText = value }
    widget.set(canDecrement: decrement != nil, canIncrement: increment != nil)
  }
}
