/// The title, the message and the answers of an alert.
public struct AlertContent: Sendable {
  /// An answer of an alert.
  public struct Button: Sendable {
    public typealias Role = ButtonRole

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

  /// Whether the title is shown. It is shown unless the value is `.hidden`, and spoken in any case.
  public let titleVisibility: Visibility

  public init(
    title: String,
    titleVisibility: Visibility = .automatic,
    message: String? = nil,
    buttons: [Button]
  ) {
    self.title = title
    self.titleVisibility = titleVisibility
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  /// Presents an alert while there is content for the alert.
  ///
  /// - Parameters:
  ///   - content: The content of the alert, or `nil` if there is no alert.
  ///   - id: The identity of the alert. Another id presents another alert.
  ///   - onDismiss: Called when the user presses Escape or closes the alert. Like the buttons, it
  ///     only requests the dismissal. The alert is dismissed when `content` is `nil`.
  package func alert(
    _ content: AlertContent?,
    id: AnyHashable?,
    onDismiss: @escaping @MainActor () -> Void
  ) -> some View {
    presentation(
      .alert(AlertKind(title: content?.title ?? "", isAnsweredByActions: true)),
      id: content == nil ? nil : id,
      onRequest: onDismiss
    ) {
      if let content {
        AlertBody(
          title: content.title,
          isTitleVisible: content.titleVisibility != .hidden,
          actions: Deferred { AlertButtons(buttons: content.buttons) },
          message: Deferred { content.message.map { Text($0) } }
        )
      }
    }
  }
}
