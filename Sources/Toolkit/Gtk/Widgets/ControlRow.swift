import CGtk

/// What a control is for, and the control, in a row: the label at the start, the control at the end.
///
/// A click on the label does what the label's mnemonic would do. **Accessibility.** The row is
/// nothing by itself: its ``Widget/mainPart`` is the control.
@MainActor
public final class ControlRow: Widget {
  /// Holds the label.
  public let label = Bin()

  public init(spacing: Int = 12) {
    BoxLayoutWorkaround.install()
    super.init(gtk_box_new(GTK_ORIENTATION_HORIZONTAL, Int32(clamping: spacing)))
    label.halign = .start
    label.valign = .center
    gtk_box_append(cast(), label.widget)
    let click = GestureClick()
    click.onReleased { [weak self] _, _, _ in
      guard let control = self?.control, control.isEffectivelySensitive else { return }
      // Several things, or a text: nothing that could be used.
      guard !(control.principal is Box) else { return }
      control.principal.mnemonicActivate()
    }
    label.addController(click)
  }

  /// The control, or nil for none.
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
