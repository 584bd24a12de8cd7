import CGtk

/// A container that shows and hides its child in a transition.
@MainActor
public final class Revealer: Widget {
  public enum Transition: UInt32, Sendable {
    case none, crossfade, slideRight, slideLeft, slideUp, slideDown
    case swingRight, swingLeft, swingUp, swingDown
  }

  public init(child: Widget? = nil) {
    super.init(gtk_revealer_new())
    if let child { self.child = child }
  }

  public var child: Widget? {
    get { .wrapping(gtk_revealer_get_child(opaque)) }
    set { gtk_revealer_set_child(opaque, newValue?.widget) }
  }

  /// Whether the child is to be revealed. ``isChildRevealed`` changes at the end of the transition.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(opaque).isTrue }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }

  public var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque).isTrue }

  public var transition: Transition {
    get { Transition(rawValue: gtk_revealer_get_transition_type(opaque).rawValue) ?? .none }
    set {
      gtk_revealer_set_transition_type(
        opaque,
        GtkRevealerTransitionType(rawValue: newValue.rawValue)
      )
    }
  }

  public var transitionDuration: Duration {
    get { .milliseconds(Int(gtk_revealer_get_transition_duration(opaque))) }
    set { gtk_revealer_set_transition_duration(opaque, newValue.wholeMilliseconds) }
  }

  /// Calls `handler` when ``isChildRevealed`` changes, which is at the end of a transition.
  @discardableResult
  public func onChildRevealedChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("child-revealed", handler)
  }
}
