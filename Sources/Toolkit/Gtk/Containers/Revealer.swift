import CGtk

/// Shows and hides its child gradually.
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

  /// What is wanted; ``isChildRevealed`` follows when the transition ends.
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

  /// ``isChildRevealed`` changed: a transition ended.
  @discardableResult
  public func onChildRevealedChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("child-revealed", handler)
  }
}
