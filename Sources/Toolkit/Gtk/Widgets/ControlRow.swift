import CGtk

/// A row with a label at the start, and the control that the label describes at the end.
///
/// A click on the label activates the control, like the mnemonic of a label. **Accessibility.** The
/// row itself has no role. Its ``Widget/mainPart`` is the control.
@MainActor
public final class ControlRow: Widget {
  /// The container of the label.
  public let label = Bin()

  /// Creates a row without a control. The spacing is the space between the label and the control,
  /// in pixels.
  public init(spacing: Int = 12) {
    BoxLayoutWorkaround.install()
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Int32(clamping: spacing)))
    label.halign = .start
    label.valign = .center
    gtk_box_append(cast(), label.widget)
    let click = GestureClick()
    click.onReleased { [weak self] _, _, _ in
      guard let control = self?.control, control.isEffectivelySensitive else { return }
      // A box contains several widgets or a text, and no single control that could be activated.
      guard !(control.principal is Box) else { return }
      control.principal.mnemonicActivate()
    }
    label.addController(click)
  }

  /// The control, or `nil` if the row has no control.
  public var control: Widget? {
    get { mainPart }
    set {
      guard newValue != mainPart else { return }
      if let mainPart { gtk_box_remove(cast(), mainPart.widget) }
      mainPart = newValue
      if let newValue {
        newValue.valign = .center
        gtk_box_append(cast(), newValue.widget)
      }
    }
  }
}
