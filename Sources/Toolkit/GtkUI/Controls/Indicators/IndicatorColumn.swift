import Gtk

/// A column with a label, an indicator and the value as text. The title, or the text of the label,
/// is the accessible name of the indicator.
struct IndicatorColumn<Content: View>: ContainerView {
  let title: String?
  let isLabelCentered: Bool
  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    Box(orientation: .vertical, spacing: 6)
  }

  func updateWidget(_ widget: Box, from old: Self?, _ environment: EnvironmentValues) {
    guard let old else { return }
    widget.nameByTitle(title, replacing: old.title)
  }

  func place(_ widgets: [Widget], in slot: Box, replacing placed: [Widget]) {
    // A spinner is placed above its label, as in other apps of the desktop.
    let indicator = widgets.first { $0 is ProgressBar || $0 is Spinner || $0 is LevelBar }
    let ordered =
      indicator is Spinner
      ? widgets.filter { $0 === indicator } + widgets.filter { $0 !== indicator } : widgets
    slot.splice(ordered, replacing: slot.children)
    for widget in ordered where widget !== indicator {
      widget.halign = isLabelCentered ? .center : .start
    }
    slot.mainPart = indicator
    slot.nameByTitle(title, replacing: nil)
    if title == nil, let label = widgets.first, label !== indicator {
      indicator?.setLabelledBy(label.labels)
    }
  }
}

struct SpinnerControl: WidgetView {
  func makeWidget(_ node: WidgetNode<Self>) -> Spinner {
    Spinner(isSpinning: true)
  }

  func updateWidget(_ widget: Spinner, from old: Self?, _ environment: EnvironmentValues) {
    widget.appearanceClasses = environment.controlClasses
  }
}

struct ProgressControl: WidgetView {
  let fraction: Double

  func makeWidget(_ node: WidgetNode<Self>) -> ProgressBar {
    let widget = ProgressBar()
    widget.hexpand = true
    return widget
  }

  func updateWidget(_ widget: ProgressBar, from old: Self?, _ environment: EnvironmentValues) {
    if old?.fraction != fraction { widget.fraction = fraction }
    widget.appearanceClasses = environment.tintClass.map { [$0] } ?? []
  }
}
