struct Client: Sendable {
  func fetch() async throws -> String { fatalError() }
}

enum Action { case response(Result<String, any Error>) }

var client: Client { fatalError() }
var send: Send<Action> { fatalError() }
