import CGtk

/// A container that shows and hides its child in a transition.
@MainActor
public final class Revealer: Widget {
  /// The kind of transition. In a `slide` or `swing` transition, the child moves in the named
  /// direction when the child is revealed. Wraps `GtkRevealerTransitionType`.
  public enum Transition: UInt32, Sendable {
    /// `none` shows or hides the child immediately. `crossfade` changes the opacity of the child.
    /// The cases with the prefix `slide` move the child.
    case none, crossfade, slideRight, slideLeft, slideUp, slideDown
    /// The child rotates around an edge, like a door.
    case swingRight, swingLeft, swingUp, swingDown
  }

  /// Creates a container that hides its child until ``revealsChild`` is set.
  public init(child: Widget? = nil) {
    super.init(gtk_revealer_new())
    if let child { self.child = child }
  }

  /// The widget that is revealed and hidden. Setting the property replaces the previous child.
  public var child: Widget? {
    get { .wrapping(gtk_revealer_get_child(opaque)) }
    set { gtk_revealer_set_child(opaque, newValue?.widget) }
  }

  /// Whether the child is revealed at the end of the transition. Setting the property starts the
  /// transition. ``isChildRevealed`` changes at the end of the transition.
  public var revealsChild: Bool {
    get { gtk_revealer_get_reveal_child(opaque).isTrue }
    set { gtk_revealer_set_reveal_child(opaque, newValue.gboolean) }
  }

  /// Whether the child is revealed, which changes only at the end of a transition.
  public var isChildRevealed: Bool { gtk_revealer_get_child_revealed(opaque).isTrue }

  /// The kind of transition, `slideDown` by default. Wraps the property `transition-type`.
  public var transition: Transition {
    get { Transition(rawValue: gtk_revealer_get_transition_type(opaque).rawValue) ?? .none }
    set {
      gtk_revealer_set_transition_type(
        opaque,
        GtkRevealerTransitionType(rawValue: newValue.rawValue)
      )
    }
  }

  /// The duration of a transition, 250 milliseconds by default. A value is rounded up to whole
  /// milliseconds. A negative value is replaced by 0.
  public var transitionDuration: Duration {
    get { .milliseconds(Int(gtk_revealer_get_transition_duration(opaque))) }
    set { gtk_revealer_set_transition_duration(opaque, newValue.wholeMilliseconds) }
  }

  /// Calls `handler` when ``isChildRevealed`` changes at the end of a transition.
  @discardableResult
  public func onChildRevealedChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("child-revealed", handler)
  }
}
