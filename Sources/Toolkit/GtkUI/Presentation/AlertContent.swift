/// What an alert says and what can be answered.
public struct AlertContent: Sendable {
  /// One of the answers.
  public struct Button: Sendable {
    public enum Role: Sendable {
      case cancel, destructive
    }

    public let title: String
    public let role: Role?
    let action: @MainActor @Sendable () -> Void

    public init(
      _ title: String,
      role: Role? = nil,
      action: @escaping @MainActor @Sendable () -> Void
    ) {
      self.title = title
      self.role = role
      self.action = action
    }
  }

  public let title: String
  public let message: String?
  public let buttons: [Button]

  public init(title: String, message: String? = nil, buttons: [Button]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}
