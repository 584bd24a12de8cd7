import CGtk

/// A button of a mouse.
public struct PointerButton: RawRepresentable, Hashable, Sendable {
  /// The number of the button in GDK, starting at 1, or 0 for any button.
  public let rawValue: Int

  /// Creates the button with a number of GDK. A gesture treats a negative number as 0.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Any button, for a gesture that handles all buttons.
  public static let any = PointerButton(rawValue: 0)
  /// The button that selects and activates, which is the left button by default.
  public static let primary = PointerButton(rawValue: 1)
  /// The wheel or the middle button.
  public static let middle = PointerButton(rawValue: 2)
  /// The button that opens context menus, which is the right button by default.
  public static let secondary = PointerButton(rawValue: 3)
  /// The side button that goes back.
  public static let back = PointerButton(rawValue: 8)
  /// The side button that goes forward.
  public static let forward = PointerButton(rawValue: 9)
}

/// A gesture of one pointer or one touch.
@MainActor
public class SingleGesture: Gesture {
  /// The button that the gesture handles, or ``PointerButton/any`` for all buttons.
  public var button: PointerButton {
    get { PointerButton(rawValue: Int(gtk_gesture_single_get_button(opaque))) }
    set { gtk_gesture_single_set_button(opaque, guint(clamping: newValue.rawValue)) }
  }

  /// The button that is currently pressed, or ``PointerButton/any`` if no button is pressed. A
  /// touch counts as the primary button.
  public var currentButton: PointerButton {
    PointerButton(rawValue: Int(gtk_gesture_single_get_current_button(opaque)))
  }

  /// Whether the gesture handles only touches. `false` by default.
  public var isTouchOnly: Bool {
    get { gtk_gesture_single_get_touch_only(opaque).isTrue }
    set { gtk_gesture_single_set_touch_only(opaque, newValue.gboolean) }
  }
}
