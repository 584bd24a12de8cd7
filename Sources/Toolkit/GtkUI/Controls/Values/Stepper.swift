import Gtk

/// Makes a value larger or smaller, step by step.
///
/// ```swift
/// Stepper("Guests: \(guests)", value: $guests, in: 1...12)
/// Stepper("Speed") { store.send(.faster) } onDecrement: { store.send(.slower) }
/// ```
///
/// It shows what its label says, not the value. At a limit the button that would lead beyond it can't
/// be used.
public struct Stepper<Title: View>: View {
  @Environment(\.labelsHidden) private var isLabelHidden
  private let title: String?
  private let label: Title
  /// What the buttons do; `nil` if they can't be used. Read the binding each time.
  private let increment: @MainActor () -> (@MainActor () -> Void)?
  private let decrement: @MainActor () -> (@MainActor () -> Void)?

  /// - Parameters:
  ///   - onIncrement: What `+` does; it can't be used if `nil`.
  ///   - onDecrement: What `−` does; it can't be used if `nil`.
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

  /// A stepper for a number between limits.
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

  /// A stepper for a number without limits.
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

  public var body: some View {
    LabeledControl(
      title,
      label: label,
      isLabelHidden: isLabelHidden,
      control: StepperControl(increment: increment(), decrement: decrement())
    )
  }
}

extension ClosedRange where Bound: Strideable {
  /// What is so far from `value`, or the limit if that is nearer.
  fileprivate func clamp(_ value: Bound, advancedBy step: Bound.Stride) -> Bound {
    // Compared as distances: beyond the limit there may be no such value.
    if step >= 0 {
      value.distance(to: upperBound) <= step ? upperBound : value.advanced(by: step)
    } else {
      value.distance(to: lowerBound) >= step ? lowerBound : value.advanced(by: step)
    }
  }
}

extension Stepper where Title == Text {
  public init(
    _ title: some StringProtocol,
    onIncrement: (@MainActor () -> Void)?,
    onDecrement: (@MainActor () -> Void)?
  ) {
    self.init(label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    in bounds: ClosedRange<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, in: bounds, step: step) { Text(title) }
  }

  public init<V: Strideable>(
    _ title: some StringProtocol,
    value: Binding<V>,
    step: V.Stride = 1
  ) {
    self.init(value: value, step: step) { Text(title) }
  }
}
