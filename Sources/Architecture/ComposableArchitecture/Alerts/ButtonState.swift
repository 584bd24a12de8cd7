import Foundation

/// A value that describes a button of an alert or a dialog.
///
/// ```swift
/// ButtonState(role: .destructive, action: Action.Alert.confirmDeletion) {
///   TextState("Delete")
/// }
/// ```
public struct ButtonState<Action>: Identifiable {
  /// The identity of the button. Ignored when buttons are compared.
  public let id = UUID()

  /// The action that is sent when the button is clicked. The click also dismisses the alert or the
  /// dialog.
  public let action: ButtonStateAction<Action>

  /// The text in the button.
  public let label: TextState

  /// The role that determines the style and the place of the button, or `nil` for an ordinary
  /// button.
  public let role: ButtonStateRole?

  /// Creates a button that performs `action`. By default, the button only dismisses its alert or
  /// dialog.
  public init(
    role: ButtonStateRole? = nil,
    action: ButtonStateAction<Action> = .send(nil),
    label: () -> TextState
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Creates a button that sends `action`.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(role: role, action: .send(action), label: label)
  }

  /// Calls `perform` with the action that the button sends, or with `nil` if the button sends no
  /// action.
  public func withAction(_ perform: (Action?) -> Void) {
    perform(action.action)
  }

  /// Calls `perform` with the action that the button sends, or with `nil` if the button sends no
  /// action.
  public func withAction(_ perform: (Action?) async -> Void) async {
    await perform(action.action)
  }

  /// Returns a button that sends the result of `transform`. The button has a new identity.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(role: role, action: .send(transform(action.action))) { label }
  }
}

/// The action of a button of an alert or a dialog.
public struct ButtonStateAction<Action> {
  /// The storage of the action, as an enum that code can switch over.
  public let type: _ActionType

  /// An enum whose only case stores the action.
  public enum _ActionType {
    /// Sends an action. If the action is `nil`, the button only dismisses its alert or dialog.
    case send(Action?)
  }

  /// Returns a value that sends an action. If the action is `nil`, the button only dismisses its
  /// alert or dialog.
  public static func send(_ action: Action?) -> Self {
    Self(type: .send(action))
  }

  /// The action that is sent, or `nil` if no action is sent.
  public var action: Action? {
    switch type {
    case .send(let action): action
    }
  }
}

/// The role of a button of an alert or a dialog.
public enum ButtonStateRole: Equatable, Hashable, Sendable {
  /// The button cancels the operation. A confirmation dialog without a cancel button adds a cancel
  /// button when the dialog is presented.
  case cancel

  /// The button performs an operation that destroys data, and has a warning style.
  case destructive
}

/// A result builder that collects the buttons of an alert or a dialog.
@resultBuilder
public enum ButtonStateBuilder<Action> {
  /// Returns the buttons that a `for` loop creates, in order.
  public static func buildArray(
    _ components: [[ButtonState<Action>]]
  ) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Returns the buttons of all statements, in order.
  public static func buildBlock(
    _ components: [ButtonState<Action>]...
  ) -> [ButtonState<Action>] {
    components.flatMap { $0 }
  }

  /// Returns the buttons of a branch of an `if`-`else` or a `switch`.
  public static func buildEither(
    first component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// Returns the buttons of a branch of an `if`-`else` or a `switch`.
  public static func buildEither(
    second component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// Returns the button of a statement, in an array.
  public static func buildExpression(
    _ expression: ButtonState<Action>
  ) -> [ButtonState<Action>] {
    [expression]
  }

  /// Returns the buttons in the body of an `if #available`.
  public static func buildLimitedAvailability(
    _ component: [ButtonState<Action>]
  ) -> [ButtonState<Action>] {
    component
  }

  /// Returns the buttons of an `if` without an `else`, or no buttons if the condition is false.
  public static func buildOptional(
    _ component: [ButtonState<Action>]?
  ) -> [ButtonState<Action>] {
    component ?? []
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {
  /// Whether `lhs` and `rhs` send equal actions, or both send no action.
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.action == rhs.action }
}

extension ButtonStateAction: Hashable where Action: Hashable {
  /// Hashes the action that is sent, or `nil`.
  public func hash(into hasher: inout Hasher) { hasher.combine(action) }
}

extension ButtonStateAction._ActionType: Equatable where Action: Equatable {}
extension ButtonStateAction._ActionType: Hashable where Action: Hashable {}
extension ButtonStateAction._ActionType: Sendable where Action: Sendable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonState: Sendable where Action: Sendable {}

extension ButtonState: Equatable where Action: Equatable {
  /// Whether the actions, the labels and the roles are equal, regardless of the identities.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Hashes the action, the label and the role, but not the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: CustomDumpReflectable {
  /// A mirror without the identity, and without the role of an ordinary button.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role {
      children.append(("role", role))
    }
    children.append(("action", action))
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// A mirror in the form of an enum case, `send`, with the action as the payload.
  public var customDumpMirror: Mirror {
    Mirror(self, children: ["send": action as Any], displayStyle: .enum)
  }
}
