import Gtk

/// The widgets that show a presentation of one kind.
///
/// Actions of the user only request the dismissal. The presentation is dismissed when
/// ``beginDismissal(completion:)`` is called.
@MainActor
protocol PresentationHost: AnyObject {
  /// The bin that contains the widgets of the presentation.
  var slot: Bin { get }

  /// The window context of the presentation, or `nil` if the presentation uses the window context
  /// of the presenting view.
  var context: WindowContext? { get }

  /// The widget to which GTK has moved the focus when the presentation was closed, or a widget that
  /// contains this widget. `nil` if GTK has not moved the focus.
  var focusAfterClosing: Widget? { get }

  /// Returns the environment of the content.
  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues

  /// Shows the presentation, for the first time or after it was hidden.
  func show()

  /// Performs the answer that cancels the presentation. Returns whether the host has such an
  /// answer.
  func cancel() -> Bool

  /// Hides the presentation.
  func hide()

  /// Dismisses the presentation, and calls `completion` immediately or later, such as at the end of
  /// the transition.
  func beginDismissal(completion: @escaping @MainActor () -> Void)

  /// Removes the presentation immediately. Also called after the presentation was dismissed.
  func destroy()

  /// Called when the presenting view was updated, which may have changed the kind.
  func update(_ kind: PresentationKind)

  /// Called when the environment of the presenting view may have changed.
  func update(_ environment: EnvironmentValues)

  /// Sets the title of the presented page. The title is `nil` if the page has no title.
  func setTitle(_ title: String?)

  /// Called when the widgets of the presenting view have changed.
  func anchorDidChange()
}

extension PresentationHost {
  var focusAfterClosing: Widget? { nil }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { environment }

  func cancel() -> Bool { false }

  func update(_ kind: PresentationKind) {}

  func update(_ environment: EnvironmentValues) {}

  func anchorDidChange() {}

  /// Derives the environment of a presented view.
  ///
  /// - Parameters:
  ///   - environment: The environment of the presenting view.
  ///   - dismiss: The action that dismisses the presentation.
  ///
  /// - Returns: The environment of the presented view.
  func presentedEnvironment(
    in environment: EnvironmentValues,
    _ dismiss: DismissAction
  ) -> EnvironmentValues {
    var environment = environment.outsideMenu
    environment.window = context ?? environment.window
    environment.axis = .vertical
    // The presentation isn't disabled with the presenting view. The buttons in the presentation
    // don't answer an enclosing alert.
    environment.isDisabled = false
    environment.isInListRow = false
    environment.presentsSeparateWindows = false
    environment.rowSelectionAction = nil
    environment.tab = nil
    environment.isInPopover = false
    environment.isTabViewContent = false
    environment.buttonContainer = nil
    environment.alertAnswers = nil
    environment.titleProbe = nil
    environment.dismiss = dismiss
    return contentEnvironment(environment)
  }
}
