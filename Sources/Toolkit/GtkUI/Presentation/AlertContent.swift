/// What an alert says and what can be answered.
public struct AlertContent: Sendable {
  /// One of the answers.
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

  /// Whether the title is shown, which it is unless this is `.hidden`; it is spoken in any case.
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
  /// Shows an alert while there is content for it.
  ///
  /// - Parameters:
  ///   - content: What it says; `nil` while there is none.
  ///   - id: Tells one alert from the next: another id shows another alert.
  ///   - onDismiss: The alert was answered by Escape or by closing it. Like the buttons this only
  ///     asks: the alert leaves when its content does.
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
