/// A function that schedules the completion of a popover's dismissal.
@MainActor
package enum PopoverCompletion {
  /// Schedules `completion`. If the popover closes because a button was clicked, the action of the
  /// button runs before `completion`. Cancelling the source cancels the completion.
  ///
  /// NB: No event may be handled before the completion. GTK 4.8 would treat the hidden popover as
  /// the widget below the pointer, even after the popover has lost its surface, and would read the
  /// pointer position from this surface when a modal window is shown or hidden. The sources of
  /// 4.18.6 read the position in the same way. 4.24 was not examined.
  package static func schedule(_ completion: @escaping @MainActor () -> Void) -> MainLoopSource {
    MainLoopSource(idle: .high) { completion() }
  }
}
