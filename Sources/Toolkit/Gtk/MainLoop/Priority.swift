import CGtk

/// When a source runs: lower numbers first. A ready source keeps all with greater numbers waiting.
public struct Priority: RawRepresentable, Comparable, Sendable {
  public let rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Before events.
  public static let high = Priority(rawValue: -100)
  /// Input events and timers.
  public static let `default` = Priority(rawValue: 0)
  /// Work that must be done before the next frame is laid out.
  public static let highIdle = Priority(rawValue: 100)
  /// GTK's layout.
  public static let resize = Priority(rawValue: 110)
  /// GTK's drawing.
  public static let redraw = Priority(rawValue: 120)
  /// Work that can wait until there is nothing to draw.
  public static let idle = Priority(rawValue: 200)

  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}
