// The earlier initializers of alerts and dialogs, with a list of buttons instead of trailing
// closures.

extension ButtonState {
  /// Returns a button that cancels the operation.
  public static func cancel(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .cancel, action: action) { label }
  }

  /// Returns a button without a special role.
  public static func `default`(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(action: action) { label }
  }

  /// Returns a button for a destructive action.
  public static func destructive(
    _ label: TextState,
    action: ButtonStateAction<Action> = .send(nil)
  ) -> Self {
    Self(role: .destructive, action: action) { label }
  }
}

extension AlertState {
  /// Creates an alert with a list of buttons.
  ///
  /// ```swift
  /// let alert = AlertState<Action.Alert>(
  ///   title: TextState("Sure?"),
  ///   buttons: [.cancel(TextState("No"))]
  /// )
  /// ```
  public init(title: TextState, message: TextState? = nil, buttons: [ButtonState<Action>]) {
    self.init(title: { title })
    self.message = message
    self.buttons = buttons
  }

  /// Creates an alert with one button, or with the default button of the platform.
  public init(
    title: TextState,
    message: TextState? = nil,
    dismissButton: ButtonState<Action>? = nil
  ) {
    self.init(title: title, message: message, buttons: dismissButton.map { [$0] } ?? [])
  }

  /// Creates an alert with two buttons.
  public init(
    title: TextState,
    message: TextState? = nil,
    primaryButton: ButtonState<Action>,
    secondaryButton: ButtonState<Action>
  ) {
    self.init(title: title, message: message, buttons: [primaryButton, secondaryButton])
  }
}

extension ConfirmationDialogState {
  /// Creates a dialog with a list of buttons.
  public init(
    title: TextState,
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    message: TextState? = nil,
    buttons: [ButtonState<Action>] = []
  ) {
    self.init(titleVisibility: titleVisibility, title: { title })
    self.message = message
    self.buttons = buttons
  }
}
