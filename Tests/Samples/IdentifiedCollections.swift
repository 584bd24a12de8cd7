import ComposableArchitecture
import Foundation
import IdentifiedCollections

struct Todo: Identifiable {
  let id: Int
  var isComplete = false
  var title = ""
}

struct Contact: Identifiable {
  let id: UUID
  var name: String
  var date: Date
}
