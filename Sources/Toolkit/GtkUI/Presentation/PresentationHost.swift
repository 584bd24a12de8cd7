import Gtk

/// The widgets that show what is presented, in one of the ways there are.
///
/// It only asks to be dismissed, whatever is done to it; what it shows leaves when it is told so.
@MainActor
protocol PresentationHost: AnyObject {
  /// Holds the widgets of what is presented.
  var slot: Bin { get }

  /// The window that what is presented is in, if that is one of its own.
  var context: WindowContext? { get }

  /// The widget to which, or into which, GTK has moved the focus when GTK closed the presentation.
  var focusAfterClosing: Widget? { get }

  /// What is presented finds this around it.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Brings it on the screen, for the first time or after it was put aside.
  func show()

  /// Puts it aside.
  func hide()

  /// Has it leave, and calls `completion` when it is gone: now, or at the end of its transition.
  func leave(completion: @escaping @MainActor () -> Void)

  /// Takes it apart on the spot. May be called after it has left.
  func destroy()

  /// What is presented, or the way in which it is, was made anew.
  func update(_ kind: PresentationKind)

  /// What the view that presents has around it may be another by now.
  func update(_ environment: EnvironmentValues)

  /// The page that is presented says what it is called; `nil` if it doesn't.
  func setTitle(_ title: String?)

  /// The widgets of the view that presents are no longer the same.
  func anchorDidChange()
}

extension PresentationHost {
  var focusAfterClosing: Widget? { nil }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  func update(_ kind: PresentationKind) {}

  func update(_ environment: EnvironmentValues) {}

  func anchorDidChange() {}
}
