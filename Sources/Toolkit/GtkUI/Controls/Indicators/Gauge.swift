import Gtk

/// An indicator that shows a value between two limits.
///
/// ```swift
/// Gauge(value: level, in: 0...100) { Text("Battery") }
/// ```
///
/// A value outside the limits is clamped to the nearer limit.
public struct Gauge<Title: View, ValueLabel: View>: View {
  private let value: Double
  private let range: ClosedRange<Double>
  private let title: String?
  private let label: Title
  private let valueLabel: ValueLabel

  /// Creates a gauge with a label above the bar and the value as text below the bar.
  ///
  /// - Parameters:
  ///   - value: The value. If not a number, the lower limit is shown.
  ///   - bounds: The limits, which are 0 and 1 by default.
  ///   - label: The label. Text in the label is the accessible name of the bar.
  ///   - currentValueLabel: The value as text, in the font of captions.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> ValueLabel
  ) {
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    let number = Double(value)
    self.value =
      number.isNaN
      ? range.lowerBound
      : min(max(number, range.lowerBound), range.upperBound)
    self.label = label()
    title = (self.label as? Text)?.plainText
    valueLabel = currentValueLabel()
  }

  /// A column with the label, a `GtkLevelBar` and the value as text.
  public var body: some View {
    IndicatorColumn(
      title: title,
      arrangement: .column(centersLabel: false),
      content: TupleView(
        label,
        GaugeControl(value: value, range: range),
        valueLabel.font(.caption).foregroundStyle(.secondary)
      )
    )
  }
}

extension Gauge where ValueLabel == EmptyView {
  /// Creates a gauge with a label above the bar.
  ///
  /// - Parameters:
  ///   - value: The value. If not a number, the lower limit is shown.
  ///   - bounds: The limits, which are 0 and 1 by default.
  ///   - label: The label. Text in the label is the accessible name of the bar.
  public init<V: BinaryFloatingPoint>(
    value: V,
    in bounds: ClosedRange<V> = 0...1,
    @ViewBuilder label: () -> Title
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

struct GaugeControl: WidgetView {
  let value: Double
  let range: ClosedRange<Double>

  func makeWidget(_ node: WidgetNode<Self>) -> LevelBar {
    let widget = LevelBar()
    widget.hexpand = true
    widget.removeOffsets()
    return widget
  }

  func updateWidget(_ widget: LevelBar, from old: Self?, _ environment: EnvironmentValues) {
    if old?.value != value || old?.range != range { widget.set(value, in: range) }
    widget.appearanceClasses = environment.tintClass.map { [$0] } ?? []
  }
}
