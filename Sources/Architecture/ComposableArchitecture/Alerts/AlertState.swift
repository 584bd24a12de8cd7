import Foundation

/// A value that describes an alert.
///
/// ```swift
/// state.alert = AlertState {
///   TextState("Could not get a fact")
/// } actions: {
///   ButtonState(action: .retryButtonTapped) { TextState("Try again") }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// } message: {
///   TextState("The service did not answer within 5 seconds.")
/// }
/// ```
///
/// The alert is dismissed when any button is clicked.
public struct AlertState<Action>: Identifiable {
  /// The identity of one presentation of the alert. Ignored when alerts are compared.
  public let id: UUID

  /// The buttons, in the order of declaration. An alert without buttons shows a button that only
  /// dismisses the alert.
  public var buttons: [ButtonState<Action>]

  /// The text below the title, or `nil` if the alert has only a title.
  public var message: TextState?

  /// The question or statement that the alert shows first.
  public var title: TextState

  /// Creates an alert with a new identity. Each closure is called once, immediately.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), title: title(), buttons: actions(), message: message?())
  }

  private init(id: UUID, title: TextState, buttons: [ButtonState<Action>], message: TextState?) {
    self.id = id
    self.title = title
    self.buttons = buttons
    self.message = message
  }

  /// Returns the alert with the results of `transform` as the actions of its buttons.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(
      id: id,
      title: title,
      buttons: buttons.map { $0.map(transform) },
      message: message
    )
  }
}

extension AlertState: _EphemeralState {}

extension AlertState: Equatable where Action: Equatable {
  /// Whether the titles, the messages and the buttons are equal, regardless of the identities.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Hashes the title, the message and the buttons, but not the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

extension AlertState: CustomDumpReflectable {
  /// A mirror without the identity. An empty list of buttons and a missing message are omitted.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty {
      children.append(("actions", buttons))
    }
    if let message {
      children.append(("message", message))
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}
