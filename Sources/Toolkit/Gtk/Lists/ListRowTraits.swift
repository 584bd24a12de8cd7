/// The actions that a row of a list supports.
public struct ListRowTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The row is activated by a click or by Enter.
  public static let activatable = ListRowTraits(rawValue: 1)
  public static let selectable = ListRowTraits(rawValue: 2)
}
