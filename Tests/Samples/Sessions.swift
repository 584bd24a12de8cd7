import ComposableArchitecture
import Foundation
import Sessions

struct SavedScreen: Codable, Equatable, Sendable {
  init(_ screen: Feature.Path.State) {}
}

let file = SessionFile<[SavedScreen]>(url: url)
