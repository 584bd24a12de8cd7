import CGtk

/// An object that handles the events of the widget to which it is added.
@MainActor
public class EventController: Object {
  /// The phase of event propagation in which the controller receives an event: from the window to
  /// the target, at the target, or from the target to the window.
  public enum Phase: UInt32, Sendable {
    /// `none` receives no events; `capture` precedes the descendants of the widget; `bubble`
    /// follows the descendants; `target` is limited to events of the widget itself.
    case none, capture, bubble, target
  }

  /// The phase in which the controller receives events, `bubble` by default. With `none`, the
  /// controller receives no events. Wraps the property `propagation-phase`.
  public var phase: Phase {
    get {
      Phase(rawValue: gtk_event_controller_get_propagation_phase(opaque).rawValue) ?? .none
    }
    set {
      gtk_event_controller_set_propagation_phase(
        opaque,
        GtkPropagationPhase(rawValue: newValue.rawValue)
      )
    }
  }

  /// The widget to which the controller is added, or `nil` before the controller is added.
  public var widget: Widget? { .wrapping(gtk_event_controller_get_widget(opaque)) }

  /// The name of the controller in the inspector of GTK, or `nil`. The name has no other effect.
  public var name: String? {
    get { string(gtk_event_controller_get_name(opaque)) }
    set { gtk_event_controller_set_name(opaque, newValue) }
  }

  /// Resets the recognition of a gesture.
  public func reset() { gtk_event_controller_reset(opaque) }
}

/// A controller that recognizes a sequence of events, of one or several pointers or touches.
@MainActor
public class Gesture: EventController {
  /// Whether a gesture claims the rest of an event sequence.
  public enum SequenceState: UInt32, Sendable {
    /// `none` is the initial state; `claimed` cancels other gestures; `denied` ignores the
    /// sequence.
    case none, claimed, denied
  }

  /// Claims the sequence, so that no other gesture handles it, or denies it, so that other gestures
  /// can.
  @discardableResult
  public func setState(_ state: SequenceState) -> Bool {
    gtk_gesture_set_state(opaque, GtkEventSequenceState(rawValue: state.rawValue)).isTrue
  }

  /// Whether the gesture is currently recognized. Wraps `gtk_gesture_is_recognized`.
  public var isRecognized: Bool { gtk_gesture_is_recognized(opaque).isTrue }
}
