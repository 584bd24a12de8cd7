import ComposableArchitecture
import ComposableGtk
import Foundation

typealias Action = Feature.Action
typealias Destination = Feature.Destination
typealias Path = Feature.Path

@MainActor
final class TextLabel {
  var text = ""
}

@MainActor var label: TextLabel { fatalError() }
@MainActor func update() {}

struct Preferences: DependencyKey, Sendable {
  static let inMemory = Preferences()
  static let liveValue = Preferences()
}

struct APIClient: DependencyKey, Sendable {
  static let liveValue = APIClient()
  var baseURL = ""
}

extension DependencyValues {
  var apiClient: APIClient {
    get { self[APIClient.self] }
    set { self[APIClient.self] = newValue }
  }

  var preferences: Preferences {
    get { self[Preferences.self] }
    set { self[Preferences.self] = newValue }
  }
}

extension Bundle {
  static var module: Bundle { .main }
}
