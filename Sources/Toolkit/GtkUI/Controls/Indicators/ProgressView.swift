import Gtk

/// An indicator of a running task, and of its progress if the progress is known.
///
/// ```swift
/// ProgressView()
/// ProgressView("Downloading", value: done, total: 120)
/// ```
///
/// Without a value, or in the circular style, the view is a spinner. Otherwise, the view is a bar.
/// A value less than 0 or greater than `total` is clamped. If there is no label, set a name with
/// `accessibilityLabel`.
///
/// The label of a spinner is below the spinner, or in a list and in a form beside it. In the
/// toolbar placement `status`, the label is not shown, and is the name and the tooltip.
public struct ProgressView<Title: View, ValueLabel: View>: View {
  @Environment(\.progressViewStyle) private var style
  @Environment(\.customProgressViewStyle) private var customStyle
  @Environment(\.isStatusItem) private var isStatusItem
  @Environment(\.isInListRow) private var isInListRow
  private let fraction: Double?
  private let title: String?
  private let label: Title
  private let valueLabel: ValueLabel

  /// Creates a progress view with a label and the progress as text.
  ///
  /// - Parameters:
  ///   - value: The completed part of `total`, or `nil` if the progress is unknown.
  ///   - total: The value of a finished task. If 0, the bar shows no progress.
  ///   - label: The description of the task. Text in the description is the accessible name.
  ///   - currentValueLabel: The progress as text, in the font of captions.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Title,
    @ViewBuilder currentValueLabel: () -> ValueLabel
  ) {
    let fraction = value.map { Double($0) / Double(total) }
    // A `total` of 0 results in no progress.
    self.fraction = fraction.map { $0.isFinite ? min(max($0, 0), 1) : 0 }
    self.label = label()
    title = (self.label as? Text)?.plainText
    valueLabel = currentValueLabel()
  }

  /// A `GtkProgressBar` or a `GtkSpinner` with its labels, or the body of the custom style.
  public var body: some View {
    if let customStyle {
      customStyle.erasedBody(configuration)
    } else {
      column
    }
  }

  private var configuration: ProgressViewStyleConfiguration {
    let hasLabel = Title.self != EmptyView.self
    let hasValueLabel = ValueLabel.self != EmptyView.self
    return ProgressViewStyleConfiguration(
      fractionCompleted: fraction,
      title: title,
      label: hasLabel
        ? ProgressViewStyleConfiguration.Label(content: AnyView(label)) : nil,
      currentValueLabel: hasValueLabel
        ? ProgressViewStyleConfiguration.CurrentValueLabel(content: AnyView(valueLabel)) : nil
    )
  }

  @ViewBuilder
  private var column: some View {
    if hasNoLabels {
      indicator
    } else if isStatusItem {
      StatusIndicator(label: label, indicator: indicator)
    } else {
      IndicatorColumn(
        title: title,
        arrangement: fraction == nil && isInListRow ? .row : .column(centersLabel: fraction == nil),
        content: TupleView(label, indicator, valueLabel.font(.caption).foregroundStyle(.secondary))
      )
    }
  }

  private var hasNoLabels: Bool {
    let isEmpty: (Any) -> Bool = {
      // The label of a style's configuration is optional.
      $0 is EmptyView || ($0 as? (any OptionalLabel))?.isNone == true
    }
    return isEmpty(label) && isEmpty(valueLabel)
  }

  @ViewBuilder
  private var indicator: some View {
    if let fraction, style != .circular {
      ProgressControl(fraction: fraction)
    } else {
      SpinnerControl()
    }
  }
}

extension ProgressView where ValueLabel == EmptyView {
  /// Creates a spinner with the description of the task below the spinner.
  public init(@ViewBuilder label: () -> Title) {
    self.init(
      value: nil as Double?,
      label: label,
      currentValueLabel: { EmptyView() }
    )
  }

  /// Creates a progress view with a label.
  ///
  /// - Parameters:
  ///   - value: The completed part of `total`, or `nil` if the progress is unknown.
  ///   - total: The value of a finished task. If 0, the bar shows no progress.
  ///   - label: The description of the task. Text in the description is the accessible name.
  public init<V: BinaryFloatingPoint>(
    value: V?,
    total: V = 1,
    @ViewBuilder label: () -> Title
  ) {
    self.init(value: value, total: total, label: label, currentValueLabel: { EmptyView() })
  }
}

extension ProgressView where Title == EmptyView, ValueLabel == EmptyView {
  /// Creates a spinner without a label.
  public init() {
    self.init { EmptyView() }
  }

  /// Creates a progress view without a label.
  ///
  /// - Parameters:
  ///   - value: The completed part of `total`, or `nil` for a spinner.
  ///   - total: The value of a finished task. If 0, the bar shows no progress.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) {
    self.init(value: value, total: total) { EmptyView() }
  }
}

extension ProgressView where Title == Text, ValueLabel == EmptyView {
  /// Creates a spinner with a text below the spinner. The text is the accessible name.
  public init(_ title: some StringProtocol) {
    self.init { Text(title) }
  }

  /// Creates a progress view with a text. The text is the accessible name.
  ///
  /// - Parameters:
  ///   - title: The description of the task.
  ///   - value: The completed part of `total`, or `nil` for a spinner.
  ///   - total: The value of a finished task. If 0, the bar shows no progress.
  public init<V: BinaryFloatingPoint>(
    _ title: some StringProtocol,
    value: V?,
    total: V = 1
  ) {
    self.init(value: value, total: total) { Text(title) }
  }
}

extension ProgressView
where
  Title == ProgressViewStyleConfiguration.Label?,
  ValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
  /// Creates the progress view of a style's configuration. In the body of the custom style, the
  /// progress view is shown without the custom style.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    fraction = configuration.fractionCompleted
    title = configuration.title
    label = configuration.label
    valueLabel = configuration.currentValueLabel
  }
}

private protocol OptionalLabel {
  var isNone: Bool { get }
}

extension Optional: OptionalLabel {
  fileprivate var isNone: Bool {
    if case .none = self { true } else { false }
  }
}
