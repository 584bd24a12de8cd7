import CGtk

/// A controller that recognizes scrolling with a wheel or with two fingers on a touch pad.
@MainActor
public final class EventControllerScroll: EventController {
  /// The directions of scrolling that the controller reports, and the way in which the controller
  /// reports scrolling. Wraps `GtkEventControllerScrollFlags`.
  public struct Axes: OptionSet, Sendable {
    /// The bits of `GtkEventControllerScrollFlags`.
    public let rawValue: UInt32

    /// Creates a set from the bits of `GtkEventControllerScrollFlags`.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ flags: GtkEventControllerScrollFlags) { rawValue = flags.rawValue }

    /// Reports vertical scrolling.
    public static let vertical = Axes(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    /// Reports horizontal scrolling.
    public static let horizontal = Axes(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)
    /// Reports only whole steps, like the steps of a wheel.
    public static let discrete = Axes(GTK_EVENT_CONTROLLER_SCROLL_DISCRETE)
    /// Reports the velocity of the fingers when the fingers leave the touch pad.
    public static let kinetic = Axes(GTK_EVENT_CONTROLLER_SCROLL_KINETIC)
  }

  /// Creates a controller that reports scrolling in the given directions. Without a direction, no
  /// distance is reported.
  public init(_ axes: Axes) {
    super.init(
      gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: axes.rawValue)),
      transfer: .full
    )
  }

  /// Calls `handler` when fingers begin to scroll on a touch pad. A wheel does not call the
  /// handler.
  @discardableResult
  public func onBegin(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("scroll-begin", handler)
  }

  /// Calls `handler` with the distance of a scroll event. Return `true` to stop the propagation of
  /// the event.
  @discardableResult
  public func onScroll(
    _ handler: @escaping @MainActor (_ deltaX: Double, _ deltaY: Double) -> Bool
  ) -> SignalConnection {
    connect("scroll", returning: { handler($0(0), $0(1)) })
  }

  /// Calls `handler` when the fingers stop scrolling on a touch pad.
  @discardableResult
  public func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("scroll-end", handler)
  }

  /// Calls `handler` with the velocity at which the fingers left the touch pad, in pixels per
  /// millisecond. Requires `.kinetic`.
  @discardableResult
  public func onDecelerate(
    _ handler: @escaping @MainActor (_ velocityX: Double, _ velocityY: Double) -> Void
  ) -> SignalConnection {
    connect("decelerate", arguments: { handler($0(0), $0(1)) })
  }
}
