import CGtk

/// The priority of a source. Sources with smaller numbers run first, and a ready source delays all
/// sources with greater numbers.
public struct Priority: RawRepresentable, Comparable, Sendable {
  /// The number that GLib uses. A smaller number is more urgent.
  public let rawValue: Int32

  /// Creates a priority with the number that GLib uses. All numbers are valid.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  /// Work that precedes events.
  public static let high = Priority(rawValue: -100)
  /// Input events and timers.
  public static let `default` = Priority(rawValue: 0)
  /// Work that must be done before the next frame is laid out.
  public static let highIdle = Priority(rawValue: 100)
  /// The priority that GTK reserves for computing sizes. GTK 4 lays out with ``redraw`` instead.
  public static let resize = Priority(rawValue: 110)
  /// The frames of GTK: the layout and the drawing.
  public static let redraw = Priority(rawValue: 120)
  /// Work that can wait until no drawing is pending.
  public static let idle = Priority(rawValue: 200)

  /// Returns whether `lhs` has the smaller number, and is therefore more urgent.
  public static func < (lhs: Priority, rhs: Priority) -> Bool { lhs.rawValue < rhs.rawValue }
}
