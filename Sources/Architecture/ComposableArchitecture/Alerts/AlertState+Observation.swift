// An alert or a dialog that replaces an equal one has another identity. A view that is not notified
// of the replacement would ignore the buttons, because the buttons belong to the previous identity.

/// Returns whether there is no dialog before and after a change.
public func _$isIdentityEqual<Dialog: _EphemeralState>(_ lhs: Dialog?, _ rhs: Dialog?) -> Bool {
  lhs == nil && rhs == nil
}

/// Returns `false`, because every change of a dialog notifies observers.
public func _$isIdentityEqual<Dialog: _EphemeralState>(_ lhs: Dialog, _ rhs: Dialog) -> Bool {
  false
}
