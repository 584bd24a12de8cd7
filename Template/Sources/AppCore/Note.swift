import Foundation

/// A note of the user.
public struct Note: Codable, Equatable, Identifiable, Sendable {
  /// The identity of the note.
  public let id: UUID

  /// The title, which can be empty.
  public var title: String

  /// The text below the title.
  public var text: String

  /// Creates a note.
  public init(id: UUID, title: String = "", text: String = "") {
    self.id = id
    self.title = title
    self.text = text
  }

  /// The title as the user sees the title in lists and messages.
  public var displayTitle: String {
    let trimmed = title.trimmingCharacters(in: .whitespaces)
    return trimmed.isEmpty ? "Untitled" : trimmed
  }
}
