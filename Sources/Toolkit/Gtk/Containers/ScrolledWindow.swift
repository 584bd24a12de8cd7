import CGtk

/// A container that scrolls a child that may be larger than the container.
@MainActor
public final class ScrolledWindow: Widget {
  /// The condition under which a scroll bar is shown.
  public enum Policy: UInt32, Sendable {
    /// A scroll bar is always shown.
    case always
    /// A scroll bar is shown if the child is larger than the container.
    case automatic
    /// No scroll bar is shown, and the child can't be scrolled. The size of the child determines
    /// the size of the container.
    case never
    /// No scroll bar is shown, but the child can be scrolled.
    case external
  }

  /// Creates a container whose scroll bars are shown if necessary.
  public init(child: Widget? = nil) {
    super.init(gtk_scrolled_window_new())
    requireContentForWheel()
    if let child { self.child = child }
  }

  /// The child. If a widget that cannot scroll itself is set, GTK wraps the widget in a viewport.
  /// The property then returns the viewport.
  public var child: Widget? {
    get { .wrapping(gtk_scrolled_window_get_child(opaque)) }
    set { gtk_scrolled_window_set_child(opaque, newValue?.widget) }
  }

  /// The conditions under which the scroll bars are shown, `automatic` by default in both
  /// directions. Wraps `gtk_scrolled_window_set_policy`.
  public var policy: (horizontal: Policy, vertical: Policy) {
    get {
      var horizontal = GTK_POLICY_AUTOMATIC
      var vertical = GTK_POLICY_AUTOMATIC
      gtk_scrolled_window_get_policy(opaque, &horizontal, &vertical)
      return (
        Policy(rawValue: horizontal.rawValue) ?? .automatic,
        Policy(rawValue: vertical.rawValue) ?? .automatic
      )
    }
    set {
      gtk_scrolled_window_set_policy(
        opaque,
        GtkPolicyType(rawValue: newValue.horizontal.rawValue),
        GtkPolicyType(rawValue: newValue.vertical.rawValue)
      )
    }
  }

  /// Whether the width of the child is at least the natural width rather than the minimum width, if
  /// the container can scroll horizontally. Without a child, the value is `false` and cannot be
  /// set.
  public var allocatesNaturalWidth: Bool {
    get {
      guard let child = gtk_scrolled_window_get_child(opaque) else { return false }
      return gtk_scrollable_get_hscroll_policy(OpaquePointer(child)) == GTK_SCROLL_NATURAL
    }
    set {
      // If the child cannot scroll itself, this function returns the viewport that wraps the child.
      guard let child = gtk_scrolled_window_get_child(opaque) else { return }
      gtk_scrollable_set_hscroll_policy(
        OpaquePointer(child),
        newValue ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
      )
    }
  }

  /// Whether the natural width of the child is the natural width of the container. `false` by
  /// default.
  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue.gboolean) }
  }

  /// Whether the natural height of the child is the natural height of the container. `false` by
  /// default.
  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.gboolean) }
  }

  /// The minimum height of the visible part, in pixels, or `nil` for no minimum.
  public var minContentHeight: Int? {
    get { Self.limit(gtk_scrolled_window_get_min_content_height(opaque)) }
    set { gtk_scrolled_window_set_min_content_height(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The maximum height of the visible part, in pixels, or `nil` for no maximum.
  public var maxContentHeight: Int? {
    get { Self.limit(gtk_scrolled_window_get_max_content_height(opaque)) }
    set { gtk_scrolled_window_set_max_content_height(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The minimum width of the visible part, in pixels, or `nil` for no minimum.
  public var minContentWidth: Int? {
    get { Self.limit(gtk_scrolled_window_get_min_content_width(opaque)) }
    set { gtk_scrolled_window_set_min_content_width(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The maximum width of the visible part, in pixels, or `nil` for no maximum.
  public var maxContentWidth: Int? {
    get { Self.limit(gtk_scrolled_window_get_max_content_width(opaque)) }
    set { gtk_scrolled_window_set_max_content_width(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// Whether a border is drawn around the content. `false` by default.
  public var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(opaque).isTrue }
    set { gtk_scrolled_window_set_has_frame(opaque, newValue.gboolean) }
  }

  /// The vertical scroll position, in pixels from the top.
  public var verticalOffset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), newValue) }
  }

  /// Calls `handler` when the vertical scroll position has changed.
  @discardableResult
  package func onVerticalScroll(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    let adjustment = UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque))
    return Object(adjustment, transfer: .none).connect("value-changed", handler)
  }

  /// Whether the child is higher than the visible part. The value is `false` before the first
  /// layout.
  public var canScrollVertically: Bool {
    let adjustment = gtk_scrolled_window_get_vadjustment(opaque)
    return gtk_adjustment_get_upper(adjustment) > gtk_adjustment_get_page_size(adjustment)
  }

  /// Calls `handler` when the height of the child or of the visible part has changed.
  @discardableResult
  package func onVerticalLimitsChange(
    _ handler: @escaping @MainActor () -> Void
  ) -> SignalConnection {
    let adjustment = UnsafeMutableRawPointer(gtk_scrolled_window_get_vadjustment(opaque))
    return Object(adjustment, transfer: .none).connect("changed", handler)
  }

  /// The horizontal scroll position, in pixels from the left, even in a right-to-left layout.
  public var horizontalOffset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(opaque), newValue) }
  }

  private static func limit(_ value: Int32) -> Int? { value < 0 ? nil : Int(value) }
}
