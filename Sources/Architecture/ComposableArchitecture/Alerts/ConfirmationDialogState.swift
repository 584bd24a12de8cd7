import CustomDump
import Foundation

/// A value that describes a dialog that offers a choice of actions.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Delete the meeting?")
/// } actions: {
///   ButtonState(role: .destructive, action: .confirmDeletion) { TextState("Delete") }
///   ButtonState(role: .cancel) { TextState("Keep") }
/// }
/// ```
///
/// The dialog is dismissed when any button is clicked.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// The identity of one presentation of the dialog. Ignored when dialogs are compared.
  public let id: UUID

  /// The buttons, in the order of declaration. If no button has the role `cancel`, a cancel button
  /// is added when the dialog is presented.
  public var buttons: [ButtonState<Action>]

  /// The text below the title, or `nil` if the dialog has only a title.
  public var message: TextState?

  /// The question that the user answers. A screen reader speaks the title even if the title is
  /// hidden.
  public var title: TextState

  /// Whether the title is shown. Ignored when dialogs are compared.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Creates a dialog with the given visibility of its title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(
      id: UUID(),
      titleVisibility: titleVisibility,
      title: title(),
      buttons: actions(),
      message: message?()
    )
  }

  /// Creates a dialog with the default visibility of its title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(titleVisibility: .automatic, title: title, actions: actions, message: message)
  }

  private init(
    id: UUID,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: TextState,
    buttons: [ButtonState<Action>],
    message: TextState?
  ) {
    self.id = id
    self.titleVisibility = titleVisibility
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// Returns the dialog with the results of `transform` as the actions of its buttons.
  public func map<NewAction>(
    _ transform: (Action?) -> NewAction?
  ) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      titleVisibility: titleVisibility,
      title: title,
      buttons: buttons.map { $0.map(transform) },
      message: message
    )
  }
}

/// Whether the title of a confirmation dialog is shown.
public enum ConfirmationDialogStateTitleVisibility: Equatable, Hashable, Sendable {
  /// The default visibility. A dialog of this library shows the title.
  case automatic

  /// The title is not visible, but a screen reader speaks the title.
  case hidden

  /// The title is visible.
  case visible
}

extension ConfirmationDialogState: _EphemeralState {}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Whether the titles, the messages and the buttons are equal, regardless of the identities and
  /// of the visibilities of the titles.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Hashes the title, the message and the buttons, but not the identity or the visibility of the
  /// title.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// A mirror without the identity. A missing message, an empty list of buttons and the visibility
  /// `automatic` are omitted.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if titleVisibility != .automatic {
      children.append(("titleVisibility", titleVisibility))
    }
    if !buttons.isEmpty {
      children.append(("actions", buttons))
    }
    if let message {
      children.append(("message", message))
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
