import Foundation

public struct Contact: Codable, Equatable, Identifiable, Sendable {
  public var id: UUID
  public var name: String
  public var notes: String

  public init(id: UUID, name: String = "", notes: String = "") {
    self.id = id
    self.name = name
    self.notes = notes
  }
}
