import CGtk

/// A view onto a child that may be larger.
@MainActor
public final class ScrolledWindow: Widget {
  /// When there is a scroll bar.
  public enum Policy: UInt32, Sendable {
    /// Always.
    case always
    /// When the child is larger.
    case automatic
    /// Never; the child decides the size.
    case never
    /// There is none, but the child does scroll.
    case external
  }

  public init(child: Widget? = nil) {
    super.init(gtk_scrolled_window_new())
    if let child { self.child = child }
  }

  /// The child, in a viewport if it cannot scroll by itself.
  public var child: Widget? {
    get { .wrapping(gtk_scrolled_window_get_child(opaque)) }
    set { gtk_scrolled_window_set_child(opaque, newValue?.widget) }
  }

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

  /// Whether the child is as wide as it would like to be, where there is room to scroll to, rather than
  /// as narrow as it can be. Without a child it is not, and can't be.
  public var givesNaturalWidth: Bool {
    get {
      guard let child = gtk_scrolled_window_get_child(opaque) else { return false }
      return gtk_scrollable_get_hscroll_policy(OpaquePointer(child)) == GTK_SCROLL_NATURAL
    }
    set {
      // What can't scroll by itself is in a viewport, which the child then is.
      guard let child = gtk_scrolled_window_get_child(opaque) else { return }
      gtk_scrollable_set_hscroll_policy(
        OpaquePointer(child),
        newValue ? GTK_SCROLL_NATURAL : GTK_SCROLL_MINIMUM
      )
    }
  }

  public var propagatesNaturalWidth: Bool {
    get { gtk_scrolled_window_get_propagate_natural_width(opaque).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_width(opaque, newValue.gboolean) }
  }

  public var propagatesNaturalHeight: Bool {
    get { gtk_scrolled_window_get_propagate_natural_height(opaque).isTrue }
    set { gtk_scrolled_window_set_propagate_natural_height(opaque, newValue.gboolean) }
  }

  /// The least height of the visible part, or nil.
  public var minContentHeight: Int? {
    get { Self.limit(gtk_scrolled_window_get_min_content_height(opaque)) }
    set { gtk_scrolled_window_set_min_content_height(opaque, Int32(clamping: newValue ?? -1)) }
  }

  /// The greatest height of the visible part, or nil.
  public var maxContentHeight: Int? {
    get { Self.limit(gtk_scrolled_window_get_max_content_height(opaque)) }
    set { gtk_scrolled_window_set_max_content_height(opaque, Int32(clamping: newValue ?? -1)) }
  }

  public var minContentWidth: Int? {
    get { Self.limit(gtk_scrolled_window_get_min_content_width(opaque)) }
    set { gtk_scrolled_window_set_min_content_width(opaque, Int32(clamping: newValue ?? -1)) }
  }

  public var maxContentWidth: Int? {
    get { Self.limit(gtk_scrolled_window_get_max_content_width(opaque)) }
    set { gtk_scrolled_window_set_max_content_width(opaque, Int32(clamping: newValue ?? -1)) }
  }

  public var hasFrame: Bool {
    get { gtk_scrolled_window_get_has_frame(opaque).isTrue }
    set { gtk_scrolled_window_set_has_frame(opaque, newValue.gboolean) }
  }

  /// How far down the child is scrolled, in pixels.
  public var verticalOffset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_vadjustment(opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_vadjustment(opaque), newValue) }
  }

  /// How far the child is scrolled sideways, in pixels from where text begins.
  public var horizontalOffset: Double {
    get { gtk_adjustment_get_value(gtk_scrolled_window_get_hadjustment(opaque)) }
    set { gtk_adjustment_set_value(gtk_scrolled_window_get_hadjustment(opaque), newValue) }
  }

  private static func limit(_ value: Int32) -> Int? { value < 0 ? nil : Int(value) }
}
