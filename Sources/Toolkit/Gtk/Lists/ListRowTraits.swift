/// What a row of a list is for.
public struct ListRowTraits: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It does something when it is clicked, or Enter is pressed on it.
  public static let activatable = ListRowTraits(rawValue: 1)
  public static let selectable = ListRowTraits(rawValue: 2)
}
