/// The actions that a row of a list supports.
public struct ListRowTraits: OptionSet, Sendable {
  /// The bits of the set: 1 for ``activatable``, 2 for ``selectable``.
  public let rawValue: Int

  /// Creates a set from its bits. Bits other than 1 and 2 have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The row is activated by a click or by Enter.
  public static let activatable = ListRowTraits(rawValue: 1)
  /// The row can be focused, and can be selected, if the selection mode of the list is not `none`.
  public static let selectable = ListRowTraits(rawValue: 2)
}
