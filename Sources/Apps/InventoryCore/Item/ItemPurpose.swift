/// The destination for which an item is read.
public enum ItemPurpose: Equatable, Sendable {
  /// A question whether to delete the item.
  case delete

  /// A form that adds a copy of the item.
  case duplicate

  /// A page that edits the item.
  case edit

  /// The label of the item.
  case label
}
