extension InventoryFeature {
  /// An operation that can fail because of the database.
  public enum FailedOperation: Equatable, Sendable {
    /// Reading items.
    case read

    /// Deleting items.
    case delete

    /// Undoing a deletion.
    case undo
  }
}
