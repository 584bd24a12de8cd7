struct FactClient: Sendable {
  func fetch() async throws -> String { fatalError() }
}

var facts: FactClient { fatalError() }
