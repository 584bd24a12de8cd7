import Gtk

/// A label, an indicator and the value as text. The title, or the text of the label, is the
/// accessible name of the indicator.
struct IndicatorColumn<Content: View>: ContainerView {
  let title: String?
  let arrangement: IndicatorArrangement
  let content: Content

  func makeWidget(_ node: ContainerNode<Self>) -> Box {
    let widget = Box(orientation: .vertical, spacing: 6)
    arrange(widget)
    return widget
  }

  func updateWidget(_ widget: Box, from old: Self?, _ environment: EnvironmentValues) {
    guard let old else { return }
    if old.arrangement != arrangement { arrange(widget) }
    widget.nameByTitle(title, replacing: old.title)
  }

  private func arrange(_ widget: Box) {
    switch arrangement {
    case .column: (widget.orientation, widget.spacing) = (.vertical, 6)
    case .row: (widget.orientation, widget.spacing) = (.horizontal, 12)
    }
  }

  func place(_ widgets: [Widget], in slot: Box, replacing placed: [Widget]) {
    // A spinner is placed before its label, as in other apps of the desktop.
    let indicator = widgets.first { $0 is ProgressBar || $0 is Spinner || $0 is LevelBar }
    let ordered =
      indicator is Spinner
      ? widgets.filter { $0 === indicator } + widgets.filter { $0 !== indicator } : widgets
    slot.splice(ordered, replacing: slot.children)
    let isCentered = arrangement == .column(centersLabel: true)
    for widget in ordered where widget !== indicator {
      widget.halign = isCentered ? .center : .start
    }
    slot.mainPart = indicator
    slot.nameByTitle(title, replacing: nil)
    if title == nil, let label = widgets.first, label !== indicator {
      indicator?.setLabelledBy(label.labels)
    }
  }
}

/// How a label and its indicator are arranged.
enum IndicatorArrangement: Equatable {
  /// One below the other.
  case column(centersLabel: Bool)
  /// Side by side, as in a row of a list.
  case row
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
