typealias Search = Item
typealias Timer = Item

struct SearchClient: DependencyKey {
  static let liveValue = SearchClient()
  static let unresponsive = SearchClient()
}

let staging = "https://staging.example.org"
