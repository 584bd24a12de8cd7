import CGtk

/// A number that is typed, or stepped up and down.
///
/// **Shortcuts.** The arrow keys step. **Accessibility.** The role is `spinButton`; GTK keeps value
/// and limits; give it a name.
@MainActor
public final class SpinButton: Widget, Editable {
  public init(range: ClosedRange<Double>, step: Double) {
    super.init(gtk_spin_button_new_with_range(range.lowerBound, range.upperBound, step))
  }

  public var value: Double {
    get { gtk_spin_button_get_value(opaque) }
    set { gtk_spin_button_set_value(opaque, newValue) }
  }

  /// Whether the first follows the last.
  public var wrapsAround: Bool {
    get { gtk_spin_button_get_wrap(opaque).isTrue }
    set { gtk_spin_button_set_wrap(opaque, newValue.gboolean) }
  }

  /// Whether the buttons stand above and below.
  public var isVertical: Bool {
    get { gtk_orientable_get_orientation(opaque) == GTK_ORIENTATION_VERTICAL }
    set {
      gtk_orientable_set_orientation(
        opaque,
        newValue ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL
      )
    }
  }

  /// Shows whole numbers with so many digits at least.
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

  /// The value changed, by the user or by the program.
  @discardableResult
  public func onValueChanged(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("value-changed", handler)
  }
}
