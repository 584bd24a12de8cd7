import Gtk

/// A control with which the user selects a number between two limits.
///
/// ```swift
/// Slider(value: $volume, in: 0...100, step: 5) {
///   Text("Volume")
/// } minimumValueLabel: {
///   Image(systemName: "audio-volume-low")
/// } maximumValueLabel: {
///   Image(systemName: "audio-volume-high")
/// }
/// ```
///
/// A value outside the limits is shown at the nearer limit, and doesn't change until the user moves
/// the knob. If there is no label, set a name with `accessibilityLabel`.
public struct Slider<Title: View, ValueLabel: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let title: String?
  private let label: Title
  private let minimum: ValueLabel
  private let maximum: ValueLabel
  private let onEditingChanged: @MainActor (Bool) -> Void

  /// Creates a slider with a label, and with a view at each end of the scale.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The limits, which are 0 and 1 by default.
  ///   - step: The distance between two selectable numbers, counted from the lower limit. If `nil`,
  ///     or not positive, the user can select any number.
  ///   - label: The label. Text in the label is the accessible name.
  ///   - minimumValueLabel: The view at the lower end of the scale.
  ///   - maximumValueLabel: The view at the upper end of the scale.
  ///   - onEditingChanged: Called with `true` when the user presses the slider with the pointer or
  ///     a finger, and with `false` when the user releases the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Title,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.value = Binding(
      get: { Double(value.wrappedValue) },
      set: { value.wrappedValue = V($0) }
    )
    range = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    self.label = label()
    title = (self.label as? Text)?.plainText
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
    self.onEditingChanged = onEditingChanged
  }

  /// A row with the label and a `GtkScale`. The views `minimumValueLabel` and `maximumValueLabel`
  /// are at the ends of the scale.
  public var body: some View {
    LabeledControl(
      title,
      label: label,
      isLabelHidden: isLabelHidden,
      control: SliderRow(
        content: TupleView(
          minimum,
          SliderControl(
            value: value.wrappedValue,
            binding: value,
            range: range,
            step: step,
            onEditingChanged: onEditingChanged
          ),
          maximum
        )
      )
    )
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The limits, which are 0 and 1 by default.
  ///   - step: The distance between two selectable numbers, counted from the lower limit. If `nil`,
  ///     or not positive, the user can select any number.
  ///   - label: The label. Text in the label is the accessible name.
  ///   - onEditingChanged: Called with `true` when the user presses the slider with the pointer or
  ///     a finger, and with `false` when the user releases the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    @ViewBuilder label: () -> Title,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: label,
      minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}

extension Slider where Title == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider without a label.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The limits, which are 0 and 1 by default.
  ///   - step: The distance between two selectable numbers, counted from the lower limit. If `nil`,
  ///     or not positive, the user can select any number.
  ///   - onEditingChanged: Called with `true` when the user presses the slider with the pointer or
  ///     a finger, and with `false` when the user releases the slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>,
    in bounds: ClosedRange<V> = 0...1,
    step: V.Stride? = nil,
    onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value,
      in: bounds,
      step: step,
      label: { EmptyView() },
      onEditingChanged: onEditingChanged
    )
  }
}
