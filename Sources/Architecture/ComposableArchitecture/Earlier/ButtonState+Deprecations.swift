// This file declares earlier names, for code that has not been migrated yet.

extension ButtonState {
  /// An earlier name of ``ButtonStateAction``.
  @available(*, deprecated, renamed: "ButtonStateAction")
  public typealias Handler = ButtonStateAction<Action>

  /// An earlier name of ``ButtonStateRole``.
  @available(*, deprecated, renamed: "ButtonStateRole")
  public typealias Role = ButtonStateRole
}

extension AlertState {
  /// An earlier name of ``ButtonState``.
  @available(*, deprecated, renamed: "ButtonState")
  public typealias Button = ButtonState<Action>
}

extension ConfirmationDialogState {
  /// An earlier name of ``ButtonState``.
  @available(*, deprecated, renamed: "ButtonState")
  public typealias Button = ButtonState<Action>
}
