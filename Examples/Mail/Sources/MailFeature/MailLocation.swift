/// The place at which the user is: everything that navigation changes, in one value.
///
/// The value can be printed, stored, compared and converted to a link.
public struct MailLocation: Codable, Equatable, Sendable {
  /// A column of the window.
  public enum Column: String, CaseIterable, Codable, Sendable {
    case folders, messages, message
  }

  /// The column that is visible if the window is too narrow for all columns.
  public var column: Column

  /// Whether the folders are visible if the window is wide enough for all columns.
  public var showsFolders: Bool

  /// The selected folder. Another folder deselects the message.
  public var folder: Folder? {
    didSet { if folder != oldValue { message = nil } }
  }

  /// The selected message. Another message removes the replies.
  public var message: Message.ID? {
    didSet { if message != oldValue { replies = [] } }
  }

  /// The replies above the message, each on a page of its own.
  public var replies: [Reply.ID]

  /// Whether the user writes a new message.
  public var isComposing: Bool

  public init(
    column: Column = .folders,
    showsFolders: Bool = true,
    folder: Folder? = .inbox,
    message: Message.ID? = nil,
    replies: [Reply.ID] = [],
    isComposing: Bool = false
  ) {
    self.column = column
    self.showsFolders = showsFolders
    self.folder = folder
    self.message = message
    self.replies = replies
    self.isComposing = isComposing
  }
}
