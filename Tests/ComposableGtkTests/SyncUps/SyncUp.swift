import ComposableGtk
import Foundation

/// A recurring meeting.
struct SyncUp: Equatable, Identifiable {
  let id: UUID
  var attendees: IdentifiedArrayOf<Attendee> = []
  var minutes = 5.0
  var theme = Theme.sun
  var title = ""
}

struct Attendee: Equatable, Identifiable {
  let id: UUID
  var name = ""
}

enum Theme: String, CaseIterable, Equatable, Identifiable {
  case sea, sun

  var id: Self { self }
  var accentColor: Color { self == .sun ? .black : .white }
  var mainColor: Color { self == .sun ? .yellow : .teal }
}
