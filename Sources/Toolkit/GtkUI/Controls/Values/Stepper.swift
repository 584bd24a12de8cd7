import Foundation
import Gtk

/// A control that increments and decrements a value.
///
/// ```swift
/// Stepper("Guests", value: $guests, in: 1...12, format: .number)
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// Stepper("Speed") { store.send(.faster) } onDecrement: { store.send(.slower) }
/// ```
///
/// A stepper with a format shows the value beside the buttons. A stepper without a format shows
/// only its label. At a limit, the button that would exceed the limit is disabled.
public struct Stepper<Title: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let title: String?
  private let label: Title
  /// The functions return the actions of the buttons, or `nil` for a disabled button. The functions
  /// read the binding on each call.
  private let increment: @MainActor () -> (@MainActor () -> Void)?
  private let decrement: @MainActor () -> (@MainActor () -> Void)?
  /// Returns the text of the value beside the buttons, or `nil`. Reads the binding on each call.
  private var valueText: @MainActor () -> String? = { nil }

  /// Creates a stepper with an action for each button.
  ///
  /// - Parameters:
  ///   - label: The label. Text in the label is the accessible name.
  ///   - onIncrement: The action of the `+` button, or `nil` to disable the button.
  ///   - onDecrement: The action of the `−` button, or `nil` to disable the button.
  public init(
    @ViewBuilder label: () -> Title,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.label = label()
    title = (self.label as? Text)?.plainText
    increment = { onIncrement }
    decrement = { onDecrement }
  }

  /// Creates a stepper for a number between limits.
  public init<V: Strideable>(
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Title
  ) {
    self.label = label()
    title = (self.label as? Text)?.plainText
    increment = {
      let current = value.wrappedValue
      guard current < bounds.upperBound else { return nil }
      return { value.wrappedValue = bounds.clamp(value.wrappedValue, advancedBy: step) }
    }
    decrement = {
      let current = value.wrappedValue
      guard current > bounds.lowerBound else { return nil }
      return { value.wrappedValue = bounds.clamp(value.wrappedValue, advancedBy: 0 - step) }
    }
  }

  /// Creates a stepper for a number without limits.
  public init<V: Strideable>(
    value: Binding<V>,
    step: V.Stride = 1,
    @ViewBuilder label: () -> Title
  ) {
    self.init(
      label: label,
      onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: 0 - step) }
    )
  }

  /// Creates a stepper that shows the value, for a number between limits. As in SwiftUI, a step
  /// beyond a limit results in the limit. Unlike SwiftUI on macOS, the value cannot be typed.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - bounds: The limits.
  ///   - step: The distance that a click moves the number.
  ///   - format: The format of the value that is shown.
  ///   - label: The label. Text in the label is the accessible name.
  public init<F: FormatStyle>(
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Title
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
    valueText = { format.format(value.wrappedValue) }
  }

  /// Creates a stepper that shows the value, for a number without limits.
  public init<F: FormatStyle>(
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F,
    @ViewBuilder label: () -> Title
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, label: label)
    valueText = { format.format(value.wrappedValue) }
  }

  /// A row with the label, and with the value and the buttons `−` and `+` at its end.
  public var body: some View {
    LabeledControl(
      title,
      label: label,
      isLabelHidden: isLabelHidden,
      control: StepperControl(
        value: valueText(),
        increment: increment(),
        decrement: decrement()
      )
    )
  }
}

extension ClosedRange where Bound: Strideable {
  /// Returns `value` advanced by `step`, or the limit if the limit is nearer.
  fileprivate func clamp(_ value: Bound, advancedBy step: Bound.Stride) -> Bound {
    // Distances are compared, because a value beyond the limit may not exist in the type.
    if step >= 0 {
      value.distance(to: upperBound) <= step ? upperBound : value.advanced(by: step)
    } else {
      value.distance(to: lowerBound) >= step ? lowerBound : value.advanced(by: step)
    }
  }
}

extension Stepper where Title == Text {
  /// Creates a stepper with a text as its label, and with an action for each button.
  ///
  /// - Parameters:
  ///   - title: The label, which is also the accessible name.
  ///   - onIncrement: The action of the `+` button, or `nil` to disable the button.
  ///   - onDecrement: The action of the `−` button, or `nil` to disable the button.
  public init(
    _ title: some StringProtocol,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// Creates a stepper with a text as its label, for a number between limits. A step beyond a limit
  /// results in the limit.
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  /// Creates a stepper with a text as its label, for a number without limits. A step of an integer
  /// beyond the range of its type traps.
  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }

  /// Creates a stepper that shows the value, with a text as its label, for a number between limits.
  ///
  /// ```swift
  /// struct GuestsView: View {
  ///   @State private var guests = 2
  ///
  ///   var body: some View {
  ///     Stepper("Guests", value: $guests, in: 1...8, format: .number)
  ///   }
  /// }
  /// ```
  public init<F: FormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, format: format) { Text(title) }
  }

  /// Creates a stepper that shows the value, with a text as its label, for a number without limits.
  public init<F: FormatStyle>(
    _ title: some StringProtocol,
    value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1,
    format: F
  ) where F.FormatInput: Strideable, F.FormatOutput == String {
    self.init(value: value, step: step, format: format) { Text(title) }
  }
}
