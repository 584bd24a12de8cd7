/// A folder of messages.
public enum Folder: String, CaseIterable, Codable, Identifiable, Sendable {
  case inbox = "Inbox"
  case sent = "Sent"
  case archive = "Archive"

  public var id: Self { self }
}
