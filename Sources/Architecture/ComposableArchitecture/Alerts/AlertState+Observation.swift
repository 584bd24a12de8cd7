// An alert or a dialog that replaces an equal one has another identity. A view that is not notified
// of the replacement would ignore the buttons, because the buttons belong to the previous identity.

/// Returns whether there is no dialog before and after a change, or the same, unchanged dialog.
public func _$isIdentityEqual<Dialog: _EphemeralState>(_ lhs: Dialog?, _ rhs: Dialog?) -> Bool {
  switch (lhs, rhs) {
  case (nil, nil): true
  case (let lhs?, let rhs?): isUnchangedValue(rhs, from: lhs)
  default: false
  }
}

/// Returns whether both dialogs are the same, unchanged dialog.
public func _$isIdentityEqual<Dialog: _EphemeralState>(_ lhs: Dialog, _ rhs: Dialog) -> Bool {
  isUnchangedValue(rhs, from: lhs)
}
