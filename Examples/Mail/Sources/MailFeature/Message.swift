import ComposableArchitecture

/// A message with its replies.
public struct Message: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public var folder: Folder
  public var sender: String
  public var subject: String
  public var text: String
  public var replies: IdentifiedArrayOf<Reply>

  public init(
    id: Int,
    folder: Folder,
    sender: String,
    subject: String,
    text: String,
    replies: IdentifiedArrayOf<Reply> = []
  ) {
    self.id = id
    self.folder = folder
    self.sender = sender
    self.subject = subject
    self.text = text
    self.replies = replies
  }
}

/// A reply to a message.
public struct Reply: Codable, Equatable, Identifiable, Sendable {
  public let id: Int
  public var sender: String
  public var text: String

  public init(id: Int, sender: String, text: String) {
    self.id = id
    self.sender = sender
    self.text = text
  }
}
