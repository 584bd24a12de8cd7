import CGtk

/// A container that shows one of its children at a time, and animates the change of the visible
/// child.
///
/// The previous child may be removed during the transition. The transition then continues without
/// the previous child. The new child must not be removed during the transition.
@MainActor
public final class Stack: Widget {
  /// The kind of transition between two children. Left and right are exchanged if the text
  /// direction is right to left.
  ///
  /// NB: GTK 4.8 leaks some kilobytes at each `under` transition. `gtk_snapshot_collect_clip` does
  /// not release the content of a clip without an area, and an `under` transition begins with such
  /// a clip. The sources of 4.18.6 do not release the content either; 4.24.1 releases it. GTK's
  /// release notes don't mention the change.
  public enum Transition: Sendable {
    /// `none` replaces the child immediately. `crossfade` changes the opacity of both children.
    case none, crossfade
    /// Both children move in this direction. `slideLeftRight` and `slideUpDown` select the
    /// direction by the order of the children.
    case slideRight, slideLeft, slideUp, slideDown, slideLeftRight, slideUpDown
    /// The new child moves over the old child in this direction.
    case overUp, overDown, overLeft, overRight
    /// The old child moves away in this direction, above the new child.
    case underUp, underDown, underLeft, underRight

    var type: GtkStackTransitionType {
      switch self {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .crossfade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      case .slideRight: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      case .slideLeft: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .slideUp: GTK_STACK_TRANSITION_TYPE_SLIDE_UP
      case .slideDown: GTK_STACK_TRANSITION_TYPE_SLIDE_DOWN
      case .slideLeftRight: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT_RIGHT
      case .slideUpDown: GTK_STACK_TRANSITION_TYPE_SLIDE_UP_DOWN
      case .overUp: GTK_STACK_TRANSITION_TYPE_OVER_UP
      case .overDown: GTK_STACK_TRANSITION_TYPE_OVER_DOWN
      case .overLeft: GTK_STACK_TRANSITION_TYPE_OVER_LEFT
      case .overRight: GTK_STACK_TRANSITION_TYPE_OVER_RIGHT
      case .underUp: GTK_STACK_TRANSITION_TYPE_UNDER_UP
      case .underDown: GTK_STACK_TRANSITION_TYPE_UNDER_DOWN
      case .underLeft: GTK_STACK_TRANSITION_TYPE_UNDER_LEFT
      case .underRight: GTK_STACK_TRANSITION_TYPE_UNDER_RIGHT
      }
    }
  }

  /// Creates an empty stack without a transition.
  public init() { super.init(gtk_stack_new()) }

  /// Adds a child. If the stack shows no child, the new child becomes the visible child.
  public func add(_ child: Widget) { _ = gtk_stack_add_child(opaque, child.widget) }

  /// Removes a child. If the child is visible, the stack then shows another child, if there is
  /// another child.
  public func remove(_ child: Widget) { gtk_stack_remove(opaque, child.widget) }

  /// The visible child. Setting the property to another child starts the ``transition``, if the
  /// stack is visible and animations are enabled. Setting `nil` has no effect.
  public var visibleChild: Widget? {
    get { .wrapping(gtk_stack_get_visible_child(opaque)) }
    set {
      guard let newValue else { return }
      gtk_stack_set_visible_child(opaque, newValue.widget)
    }
  }

  /// The kind of transition that the next change of the visible child starts.
  public var transition: Transition = .none {
    didSet { gtk_stack_set_transition_type(opaque, transition.type) }
  }

  /// The duration of a transition, 200 milliseconds by default. A value is rounded up to whole
  /// milliseconds. A negative value is replaced by 0.
  public var transitionDuration: Duration {
    get { .milliseconds(Int(gtk_stack_get_transition_duration(opaque))) }
    set { gtk_stack_set_transition_duration(opaque, newValue.wholeMilliseconds) }
  }

  /// Whether a transition runs currently. Wraps the property `transition-running`.
  public var isTransitionRunning: Bool { gtk_stack_get_transition_running(opaque).isTrue }

  /// Calls `handler` when a transition starts or ends.
  @discardableResult
  public func onTransitionRunningChanged(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    onNotify("transition-running", handler)
  }

  /// Whether the width of the stack is the width of the widest child, rather than the width of the
  /// visible child. `true` by default.
  public var isHorizontallyHomogeneous: Bool {
    get { gtk_stack_get_hhomogeneous(opaque).isTrue }
    set { gtk_stack_set_hhomogeneous(opaque, newValue.gboolean) }
  }

  /// Whether the height of the stack is the height of the tallest child, rather than the height of
  /// the visible child. `true` by default.
  public var isVerticallyHomogeneous: Bool {
    get { gtk_stack_get_vhomogeneous(opaque).isTrue }
    set { gtk_stack_set_vhomogeneous(opaque, newValue.gboolean) }
  }

  /// Whether the size changes gradually during a transition between children of different sizes, if
  /// the stack is not homogeneous.
  public var interpolatesSize: Bool {
    get { gtk_stack_get_interpolate_size(opaque).isTrue }
    set { gtk_stack_set_interpolate_size(opaque, newValue.gboolean) }
  }
}
