/// The title, the message and the answers of an alert.
public struct AlertContent: Sendable {
  /// An answer of an alert.
  public struct Button: Sendable {
    /// The role of an answer. An answer without a role has the normal style.
    public typealias Role = ButtonRole

    /// The text of the button.
    public let title: String
    /// The role that determines the style of the button, or `nil` for the normal style.
    public let role: Role?
    let action: @MainActor @Sendable () -> Void

    /// Creates an answer. `action` is called when the user clicks the button. A click alone doesn't
    /// dismiss the alert, which is presented until its content is `nil`.
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

  /// The text at the top of the alert, which is also the accessible name of the alert.
  public let title: String
  /// The text below the title, or `nil` for an alert without a message.
  public let message: String?
  /// The answers, in the order of their placement. A cancel button is placed first in a row, and
  /// last in a column. If there are no answers, only Escape and the window manager can request the
  /// dismissal.
  public let buttons: [Button]

  /// Whether the title is shown. The title is hidden only if the value is `.hidden`. Screen readers
  /// always speak the title.
  public let titleVisibility: Visibility

  /// Creates the content of an alert.
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
  /// Presents an alert while neither `content` nor `id` is `nil`.
  ///
  /// - Parameters:
  ///   - content: The content of the alert, or `nil` if there is no alert.
  ///   - id: The identity of the alert. A different id replaces the alert with another alert.
  ///   - onDismiss: Called when the user presses Escape or closes the alert. Like the actions of
  ///     the buttons, the closure only requests the dismissal. The alert is dismissed when
  ///     `content` is `nil`.
  ///
  /// - Returns: A view that presents the alert.
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
