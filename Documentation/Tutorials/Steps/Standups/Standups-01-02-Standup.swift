import ComposableArchitecture
import Foundation

struct Standup: Codable, Equatable, Identifiable {
  let id: UUID
  var title = ""
  var minutes = 5
  var attendees: IdentifiedArrayOf<Attendee> = []
  var meetings: IdentifiedArrayOf<Meeting> = []
}

struct Attendee: Codable, Equatable, Identifiable {
  let id: UUID
  var name = ""
}

struct Meeting: Codable, Equatable, Identifiable {
  let id: UUID
  let date: Date
}

extension SharedReaderKey where Self == FileStorageKey<IdentifiedArrayOf<Standup>>.Default {
  static var standups: Self {
    let folder = AppFolder.data.url(of: "org.example.Standups")
    return Self[.fileStorage(folder.appending(path: "standups.json")), default: []]
  }
}
