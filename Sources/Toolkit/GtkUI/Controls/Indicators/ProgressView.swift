import Gtk

/// Shows that something is going on, and how much of it is done if that is known.
///
/// ```swift
/// ProgressView()
/// ProgressView("Downloading", value: done, total: 120)
/// ```
///
/// Without a value it is a spinner, with one a bar. A value beyond 0 and `total` is brought to the
/// nearer end. Without a label, give it a name with `accessibilityLabel`.
public struct ProgressView<Title: View, ValueLabel: View>: View {
  private let fraction: Double?
  private let title: String?
  private let label: Title
  private let valueLabel: ValueLabel

  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> ValueLabel
  ) {
    let fraction = value.map { Double($0) / Double(total) }
    // Of nothing nothing is done.
    self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label()
    title = (self.label as? Text)?.plainText
    valueLabel = currentValueLabel()
  }

  public var body: some View {
    if Title.self == EmptyView.self, ValueLabel.self == EmptyView.self {
      indicator
    } else {
      IndicatorColumn(
        title: title,
        isLabelCentered: fraction == nil,
        content: TupleView(label, indicator, valueLabel.font(.caption).foregroundStyle(.secondary))
      )
    }
  }

  @ViewBuilder
  private var indicator: some View {
    if let fraction {
      ProgressControl(fraction: fraction)
    } else {
      SpinnerControl()
    }
  }
}

extension ProgressView where ValueLabel == EmptyView {
  public init(@ViewBuilder label: () -> Title) {
    self.init(
      value: nil as Double?,
      label: label,
      currentValueLabel: { EmptyView() }
    )
  }

  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Title
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Title == EmptyView, ValueLabel == EmptyView {
  public init() {
    self.init { EmptyView() }
  }

  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Title == Text, ValueLabel == EmptyView {
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: V?,
    total: V = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}
