import CGtk

/// Turns events of the widget it is added to into calls.
@MainActor
public class EventController: Object {
  /// When the controller sees an event, on its way from the window to the target and back.
  public enum Phase: UInt32, Sendable {
    case none, capture, bubble, target
  }

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

  public var widget: Widget? { .wrapping(gtk_event_controller_get_widget(opaque)) }

  public var name: String? {
    get { string(gtk_event_controller_get_name(opaque)) }
    set { gtk_event_controller_set_name(opaque, newValue) }
  }

  /// Drops whatever has been recognised so far.
  public func reset() { gtk_event_controller_reset(opaque) }
}

/// A controller that recognises a sequence of events, of one pointer or touch or of several.
@MainActor
public class Gesture: EventController {
  /// Who gets the rest of a sequence.
  public enum SequenceState: UInt32, Sendable {
    case none, claimed, denied
  }

  /// Claims the sequence, so that no other gesture acts on it, or denies any interest in it.
  @discardableResult
  public func setState(_ state: SequenceState) -> Bool {
    gtk_gesture_set_state(opaque, GtkEventSequenceState(rawValue: state.rawValue)).isTrue
  }

  public var isRecognized: Bool { gtk_gesture_is_recognized(opaque).isTrue }
}
