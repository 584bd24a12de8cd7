/// The fields whose text the user has changed, and whose bindings don't have the new value yet.
///
/// A field with a format writes its binding when the user presses Enter or leaves the field. A
/// shortcut, a menu, going back and closing the window don't move the focus, so each action of the
/// user first commits these fields. The action then uses what is on the screen.
@MainActor
final class UncommittedFields {
  static let shared = UncommittedFields()

  private var fields: [(field: ObjectIdentifier, commit: @MainActor () -> Void)] = []

  /// Adds a field, unless it was already added.
  func add(_ field: AnyObject, commit: @escaping @MainActor () -> Void) {
    let id = ObjectIdentifier(field)
    guard !fields.contains(where: { $0.field == id }) else { return }
    fields.append((id, commit))
  }

  func remove(_ field: AnyObject) {
    guard !fields.isEmpty else { return }
    fields.removeAll { $0.field == ObjectIdentifier(field) }
  }

  /// Commits all fields in the order in which they were added. Returns whether there was a field.
  @discardableResult
  func commit() -> Bool {
    guard !fields.isEmpty else { return false }
    // The commit of a field is itself a change of a value, and calls this method.
    let all = fields
    fields = []
    for field in all { field.commit() }
    return true
  }

  /// Commits all fields, and refreshes the views, so that the action of a view doesn't contain the
  /// values before.
  func commitAndRefresh() {
    if commit() { UpdateScheduler.shared.flush() }
  }

  var isEmpty: Bool { fields.isEmpty }
}

extension UpdateScheduler {
  /// Prepares for an action of the user, so that the action applies to what is on the screen: the
  /// text of fields is committed, and the views are refreshed, because the state may have changed
  /// since the last frame.
  func prepareForUserAction() {
    UncommittedFields.shared.commit()
    flush()
  }
}
