extension AnyNode {
  /// Returns whether the node can perform an action of the user, such as a click. Commits the text
  /// of fields first, so that the action uses what is on the screen. Read the view afterwards,
  /// because the view may have been updated.
  ///
  /// The state may have popped the page of the node, although the page is still visible. Such an
  /// action would refer to a page that no longer exists, so `false` is returned. If the state may
  /// have popped the page, the pending updates are performed first.
  ///
  /// A dismissed presentation does not prevent an action, because a click can itself dismiss the
  /// popover that contains the button.
  final func canPerformUserAction() -> Bool {
    guard phase == .active else { return false }
    UncommittedFields.shared.commitAndRefresh()
    guard phase == .active else { return false }
    guard let scope, UpdateScheduler.shared.isRefreshPending(outsideScopeOf: self) else {
      return true
    }
    UpdateScheduler.shared.flush()
    return !scope.isRemoved
  }
}
