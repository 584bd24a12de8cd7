import CGtk

/// An object that handles the events of the widget to which it is added.
@MainActor
public class EventController: Object {
  /// A phase of event propagation. An event is propagated from the window to its target, and then
  /// back to the window.
  public enum Phase: UInt32, Sendable {
    /// In `capture`, a controller receives events before the descendants of its widget, and in
    /// `bubble` after the descendants. In `target`, a controller receives only events whose target
    /// is its widget. In `none`, a controller receives no events.
    case none, capture, bubble, target
  }

  /// The phase in which the controller receives events, `bubble` by default. Wraps the property
  /// `propagation-phase`.
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

  /// Resets the controller to its initial state. A gesture is then no longer recognized.
  public func reset() { gtk_event_controller_reset(opaque) }
}

/// A controller that recognizes sequences of events of one or several pointers or touches.
@MainActor
public class Gesture: EventController {
  /// The state of an event sequence in a gesture.
  public enum SequenceState: UInt32, Sendable {
    /// `none` is the initial state. If a gesture has `claimed` a sequence, the sequence is
    /// cancelled in other gestures. If a gesture has `denied` a sequence, this gesture ignores the
    /// sequence.
    case none, claimed, denied
  }

  /// Sets the state of the sequences that the gesture handles. `claimed` cancels the sequences in
  /// other gestures. `denied` permits other gestures to handle the sequences. Returns whether the
  /// state was changed.
  @discardableResult
  public func setState(_ state: SequenceState) -> Bool {
    gtk_gesture_set_state(opaque, GtkEventSequenceState(rawValue: state.rawValue)).isTrue
  }

  /// Whether the gesture is currently recognized. Wraps `gtk_gesture_is_recognized`.
  public var isRecognized: Bool { gtk_gesture_is_recognized(opaque).isTrue }
}
