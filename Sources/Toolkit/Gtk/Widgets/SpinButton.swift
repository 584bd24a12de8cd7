import CGtk

/// A field for a number, which the user types or changes in steps.
///
/// **Shortcuts.** The arrow keys change the value by a step. **Accessibility.** The role is
/// `spinButton`. GTK reports the value and the limits. Set an `accessibleLabel`.
@MainActor
public final class SpinButton: Widget, Editable {
  /// Creates a field whose value is the lower limit. The initializer traps if the step is 0.
  ///
  /// The field shows integers if the step is 1 or more. For a smaller step, the field shows the
  /// decimals up to the first significant digit of the step, for example one decimal for 0.25.
  public init(range: ClosedRange<Double>, step: Double) {
    super.init(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
    setUpText()
    requireFocusForWheel()
  }

  /// The number. A value outside the limits is clamped.
  public var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  /// Whether a step beyond one limit changes the value to the other limit.
  public var wrapsAround: Bool {
    get { gtk_spin_button_get_wrap(opaque).isTrue }
    set { gtk_spin_button_set_wrap(opaque, newValue.gboolean) }
  }

  /// Whether the buttons are above and below the number.
  public var isVertical: Bool {
    get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_VERTICAL }
    set {
      gtk_orientable_set_orientation(
        opaque,
        newValue ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
      )
    }
  }

  /// Shows integers with at least `digits` digits.
  public func setLeadingZeros(_ digits: Int) {
    connect(
      "output",
      returning: { [weak self] _ in
        guard let self else { return false }
        let text = String(Int(value.rounded()))
        let padded = String(repeating: "0", count: max(0, digits - text.count)) + text
        if padded != self.text { self.text = padded }
        return true
      }
    )
  }

  /// Calls `handler` when the user or the program changes the value.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }
}
