import CGtk

/// Recognises wheels and two fingers on a touch pad.
@MainActor
public final class EventControllerScroll: EventController {
  public struct Axes: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    private init(_ flags: GtkEventControllerScrollFlags) { rawValue = flags.rawValue }

    public static let vertical = Axes(GTK_EVENT_CONTROLLER_SCROLL_VERTICAL)
    public static let horizontal = Axes(GTK_EVENT_CONTROLLER_SCROLL_HORIZONTAL)
    /// Whole steps only, as of a wheel.
    public static let discrete = Axes(GTK_EVENT_CONTROLLER_SCROLL_DISCRETE)
    /// Says how fast the fingers were when they left.
    public static let kinetic = Axes(GTK_EVENT_CONTROLLER_SCROLL_KINETIC)
  }

  public init(_ axes: Axes) {
    super.init(
      gtk_event_controller_scroll_new(GtkEventControllerScrollFlags(rawValue: axes.rawValue)),
      transfer: .full
    )
  }

  /// Fingers touched the pad. A wheel does not say so.
  @discardableResult
  public func onBegin(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("scroll-begin", handler)
  }

  /// It moved by so much; `true` keeps others from scrolling.
  @discardableResult
  public func onScroll(
    _ handler: @escaping @MainActor (_ deltaX: Double, _ deltaY: Double) -> Bool
  ) -> SignalConnection {
    connect("scroll", returning: { handler($0(0), $0(1)) })
  }

  /// The fingers left.
  @discardableResult
  public func onEnd(_ handler: @escaping @MainActor () -> Void) -> SignalConnection {
    connect("scroll-end", handler)
  }

  /// The speed at which the fingers left, in pixels a millisecond. Needs `.kinetic`.
  @discardableResult
  public func onDecelerate(
    _ handler: @escaping @MainActor (_ velocityX: Double, _ velocityY: Double) -> Void
  ) -> SignalConnection {
    connect("decelerate", arguments: { handler($0(0), $0(1)) })
  }
}
